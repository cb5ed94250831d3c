/** Lists the root modules of the build's files: a module goes to the file of the root that imports it. */

export const publicPages =
  /src[\\/]ui[\\/](main|app[\\/]startApp|pages[\\/](landing|features|industries|ecommerce|about|pricing|checkout|login|register|demoCredentials)[\\/])/;
export const backend = /src[\\/]mocks[\\/]/;
export const firstBackend =
  /src[\\/]mocks[\\/](hosts[\\/](demoBackend|arrivingRoutes|browser[\\/](?!workerTransport))|factStore[\\/]worker[\\/]createFigureWorker)/;
export const laterRoutes = /src[\\/]mocks[\\/]laterRoutes\./;
export const signedInPages = /src[\\/]ui[\\/](app[\\/](ProtectedPage|shell[\\/]personParts)|pages)[\\/.]/;
export const firstSignedInPage =
  /src[\\/]ui[\\/](app[\\/](ProtectedPage|shell[\\/]personParts)|pages[\\/]dashboard[\\/]Dashboard)\./;

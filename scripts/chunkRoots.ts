/** What the files of the build begin with: a module goes to the file of whatever it comes with. */

export const publicPages =
  /src[\\/]ui[\\/](main|app[\\/]startApp|pages[\\/](landing|features|industries|ecommerce|about|pricing|checkout|login|register|demoCredentials)[\\/])/;
export const backend = /src[\\/]mocks[\\/]/;
/** What answers the first page: what opens the log and makes the backend of a browser, without the later routes. */
export const firstBackend =
  /src[\\/]mocks[\\/](hosts[\\/](demoBackend|arrivingRoutes|browser[\\/](?!workerTransport))|metrics[\\/]worker[\\/]createFigureWorker)/;
export const laterRoutes = /src[\\/]mocks[\\/]laterRoutes\./;
export const signedInPages = /src[\\/]ui[\\/](app[\\/](ProtectedPage|shell[\\/]personParts)|pages)[\\/.]/;
/** Where a sign-in leads to, and what stands around every page. */
export const firstSignedInPage =
  /src[\\/]ui[\\/](app[\\/](ProtectedPage|shell[\\/]personParts)|pages[\\/]dashboard[\\/]Dashboard)\./;

/** Serves the build for the exported scenarios while the runner works. */
import { startServer } from '../../../scripts/serve.ts';
import { builtFolder } from './builtFolder.ts';
import { galleryKey } from './galleryProject.ts';

const serveGallery = async (): Promise<() => Promise<void>> => {
  const server = await startServer({ folder: builtFolder, port: 0 });
  process.env[galleryKey] = server.url.replace(/\/?$/, '/');
  return () => server.close();
};

export default serveGallery;

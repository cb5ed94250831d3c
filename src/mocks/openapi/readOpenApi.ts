/** Handles GET /api/openapi.json: returns the API's description. */
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { openApiDocument } from './openApiDocument.ts';

export const readOpenApi: Handler<'readOpenApi'> = () => json(200, openApiDocument());

/** A problem beside the field it belongs to; `path` is the API's field name. */
export type Problema = { path: string; message: string };

import { ApiError, type FieldError } from './call.ts';
import { SIN_CONEXION, SIN_MENSAJE } from './sin-respuesta.ts';

type Refusal = { message?: string; errors?: readonly FieldError[] };

/**
 * `fetch` does not tell how much has left, so files go by the older way. Throws `ApiError`, like `call`. `token` is
 * for what only staff may send.
 */
export function upload(
  path: string,
  body: FormData,
  onProgress: (part: number) => void,
  token?: string,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', token);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new ApiError(0, SIN_CONEXION)));
    request.addEventListener('load', () => {
      if (request.status === 200) return resolve(request.response);
      const { message = SIN_MENSAJE, errors = [] }: Refusal = request.response ?? {};
      reject(new ApiError(request.status, message, errors));
    });
    request.send(body);
  });
}

import { call } from './call.ts';
import { startSession } from './session.ts';

/** Signs in, and says whether usuario and password were right. Throws `ApiError` when it could not be asked. */
export async function signIn(usuario: string, password: string): Promise<boolean> {
  const jwt = await call('POST /api/auth/login', { body: { usuario, password } });
  if (jwt === '') return false;
  startSession({ name: usuario.trim(), jwt });
  return true;
}

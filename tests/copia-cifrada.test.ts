import { Encrypter } from 'age-encryption';
import { expect, it, vi } from 'vitest';
import { cifrar, descifrar } from '#server/copias/cifrado.ts';
import { mensajes } from '#server/copias/formato.ts';
import { CopiaRechazada } from '#server/copias/restaurar.ts';
import { cifrar as cifrarEnElNavegador } from '#web/private/copia/copia.tsx';
import { trozosDe } from './support/copias.ts';

const FRASE = 'siete ranas cantan en el pozo';
/** A passphrase costs a second to try, on purpose: here, a thousandth. */
const setPassphrase = Encrypter.prototype.setPassphrase;
vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, frase) {
  setPassphrase.call(this, frase);
  this.setScryptWorkFactor(8);
});

const CLARO = Buffer.from(`PK\u0003\u0004${'copia '.repeat(30_000)}`);

async function reunir(trozos: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const todos: Uint8Array[] = [];
  for await (const trozo of trozos) todos.push(trozo);
  return Buffer.concat(todos);
}

const abrir = (bytes: Uint8Array, frase: string | null) => reunir(descifrar(trozosDe(bytes), frase));

it('what is encrypted comes back with its passphrase alone, and what is not as it is', async () => {
  const cifrada = await reunir(cifrar(trozosDe(CLARO), FRASE));
  expect(cifrada.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
  expect(cifrada.includes('copia copia')).toBe(false);
  expect((await abrir(cifrada, FRASE)).equals(CLARO)).toBe(true);
  await expect(abrir(cifrada, 'otra frase que no es esta')).rejects.toThrow(
    new CopiaRechazada(mensajes.fraseEquivocada),
  );
  await expect(abrir(cifrada, null)).rejects.toThrow(new CopiaRechazada(mensajes.faltaFrase));
  const cortada = cifrada.subarray(0, cifrada.length - 70_000);
  await expect(abrir(cortada, FRASE)).rejects.toThrow(new CopiaRechazada(mensajes.incompleta));
  expect((await abrir(CLARO, FRASE)).equals(CLARO)).toBe(true);
  expect((await reunir(cifrar(trozosDe(CLARO), null))).equals(CLARO)).toBe(true);
}, 240_000);

it('what the browser encrypts opens here', async () => {
  const bytes = new Uint8Array(await (await cifrarEnElNavegador(new Blob([CLARO]), FRASE)).arrayBuffer());
  expect((await abrir(bytes, FRASE)).equals(CLARO)).toBe(true);
}, 240_000);

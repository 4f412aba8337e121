/** The file as age encrypts it, in this browser: the passphrase leaves it for nowhere. */
export async function cifrar(file: Blob, frase: string): Promise<Blob> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(frase);
  return new Response(await encrypter.encrypt(file.stream())).blob();
}

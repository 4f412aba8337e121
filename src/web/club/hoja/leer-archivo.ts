const TROZO = 0x8000;

/** The bytes of a file in base64: the server finds out their encoding. */
export async function enBase64(archivo: Blob): Promise<string> {
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  let binario = '';
  for (let i = 0; i < bytes.length; i += TROZO)
    binario += String.fromCharCode(...bytes.subarray(i, i + TROZO));
  return btoa(binario);
}

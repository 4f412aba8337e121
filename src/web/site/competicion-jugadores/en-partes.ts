import { normalizarTexto } from '#domain/texto.ts';

const PALABRAS = /(?<= )/;

/** A name in pieces, and which of them are what somebody looks for: those that `tienePalabras` finds. */
export function enPartes(nombre: string, buscado: string): { texto: string; hallada: boolean }[] {
  const pedidas = normalizarTexto(buscado).split(' ');
  return nombre.split(PALABRAS).flatMap((palabra) => {
    const suya = normalizarTexto(palabra);
    const letras = Math.max(...pedidas.map((pedida) => (suya.startsWith(pedida) ? pedida.length : 0)));
    return [
      { texto: palabra.slice(0, letras), hallada: true },
      { texto: palabra.slice(letras), hallada: false },
    ].filter(({ texto }) => texto !== '');
  });
}

import { cuantos } from './palabras.ts';

const esObjeto = (valor: unknown): valor is object => typeof valor === 'object' && valor !== null;

/** In how many fields they differ. A list with more or fewer rows is one; so are the days that are marked. */
function diferentes(antes: unknown, ahora: unknown): number {
  if (JSON.stringify(antes) === JSON.stringify(ahora)) return 0;
  if (!esObjeto(antes) || !esObjeto(ahora)) return 1;
  const [unas, otras] = [Object.keys(antes), Object.keys(ahora)];
  if (Array.isArray(antes) && (unas.length !== otras.length || !antes.some(esObjeto))) return 1;
  return [...new Set([...unas, ...otras])]
    .map((clave) => diferentes(Reflect.get(antes, clave), Reflect.get(ahora, clave)))
    .reduce((suma, una) => suma + una, 0);
}

/** "3 cambios sin guardar"; null when there is none. */
export function sinGuardar(antes: unknown, ahora: unknown): string | null {
  const n = diferentes(antes, ahora);
  return n === 0 ? null : `${cuantos(n, 'cambio', 'cambios')} sin guardar`;
}

import { nombresCortos } from '#domain/persona/apellidos.ts';

/** A name as short as this is whole in little room: «Alicia G.». */
const CABE = 11;

type Conocido = { id: number; nombre: string };

/** What each is called where a column is as narrow as a surname. */
export function cortosDe(todos: readonly Conocido[]): (id: number) => string {
  const nombres = new Map(todos.map(({ id, nombre }) => [id, nombre]));
  const cortos = nombresCortos(nombres);
  return (id) => {
    const nombre = nombres.get(id) ?? '';
    return nombre.length <= CABE ? nombre : (cortos.get(id) ?? nombre);
  };
}

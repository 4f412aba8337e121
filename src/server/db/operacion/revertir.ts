import type { Tx } from '../transact.ts';
import type { Tablas } from '../types.ts';
import { condicion } from './consultas.ts';
import { type Imagen, type Suceso, sinCuentas } from './imagen.ts';
import { claveDe, REFERENCIAS, type Tabla } from './tablas.ts';

type Grupo = { tabla: Tabla; clase: 'quitar' | 'poner' | 'reponer'; sucesos: Suceso[] };

function claseDe({ antes, despues }: Suceso): Grupo['clase'] {
  if (antes === null) return 'quitar';
  return despues === null ? 'poner' : 'reponer';
}

const TANDA = 200;

/** Backwards, what is done alike to neighbouring rows at once. */
function grupos(sucesos: readonly Suceso[]): Grupo[] {
  const todos: Grupo[] = [];
  for (const suceso of sucesos.toReversed()) {
    const [tabla, clase, ultimo] = [suceso.tabla as Tabla, claseDe(suceso), todos.at(-1)];
    const cabe = ultimo?.tabla === tabla && ultimo.clase === clase && ultimo.sucesos.length < TANDA;
    if (cabe) ultimo.sucesos.push(suceso);
    else todos.push({ tabla, clase, sucesos: [suceso] });
  }
  return todos;
}

/** A row that comes back: a version it never had, and who had it on screen finds out. */
function comoNueva(imagen: Imagen): Imagen {
  return typeof imagen.version === 'number' ? { ...imagen, version: imagen.version + 1 } : imagen;
}

const imagenes = (sucesos: readonly Suceso[], lado: 'antes' | 'despues'): Imagen[] =>
  sucesos.map((suceso) => suceso[lado]).filter((imagen) => imagen !== null);

/** What it was before, its count of saves going on from where it is now: unchanged saves counted too. */
async function reponer({ q }: Tx, tabla: Tabla, { antes, despues }: Suceso): Promise<void> {
  const clave = claveDe(tabla) ?? [];
  const { version } = antes as Imagen;
  const era = sinCuentas(antes as Imagen);
  const cambios = Object.fromEntries(Object.entries(era).filter(([columna]) => !clave.includes(columna)));
  const con = await q
    .updateTable(tabla as 'liga')
    .set((eb) => (version === undefined ? cambios : { ...cambios, version: eb('version', '+', 1) }))
    .where(condicion(clave, [despues as Imagen]))
    .returningAll()
    .execute();
  if (con.length !== 1) throw new Error(`${tabla}: ${con.length} rows to put back as they were`);
}

/** Does to the rows, last first, the opposite of what was done. Check first that they are as they were left. */
export async function revertir(tx: Tx, sucesos: readonly Suceso[]): Promise<void> {
  for (const { tabla, clase, sucesos: iguales } of grupos(sucesos)) {
    const clave = claveDe(tabla) ?? [];
    if (clase === 'quitar')
      await tx.q
        .deleteFrom(tabla as 'liga')
        .where(condicion(clave, imagenes(iguales, 'despues')))
        .execute();
    else if (clase === 'poner')
      await tx.q
        .insertInto(tabla)
        .values(imagenes(iguales, 'antes').map(comoNueva) as never)
        .execute();
    else for (const suceso of iguales) await reponer(tx, tabla, suceso);
  }
}

/** In the order everybody locks. architecture.md, "Data". */
const BLOQUEABLES = ['liga', 'pista', 'jugador', 'partido', 'incidencia', 'noticia'] as const;

const idsDe = (sucesos: readonly Suceso[], columnas: readonly string[], tabla: keyof Tablas): number[] =>
  sucesos
    .filter((suceso) => suceso.tabla === tabla)
    .flatMap((suceso) => [...imagenes([suceso], 'antes'), ...imagenes([suceso], 'despues')])
    .flatMap((imagen) => columnas.map((columna) => imagen[columna]))
    .filter((id): id is number => typeof id === 'number');

/** The rows that were touched, and those they name, wait for this transaction. */
export async function bloquearFilas(tx: Tx, sucesos: readonly Suceso[]): Promise<void> {
  for (const tabla of BLOQUEABLES) {
    const nombradas = REFERENCIAS.filter(({ padre }) => padre === tabla).flatMap(({ hija, columna }) =>
      idsDe(sucesos, [columna], hija),
    );
    await tx.lock(tabla, [...idsDe(sucesos, ['id'], tabla), ...nombradas]);
  }
  if (sucesos.some(({ tabla }) => tabla === 'configuracion')) await tx.lockEscrituras();
}

import type { Hoja } from '#contract/liga/importar.ts';
import { type Jugador, JugadorGuardar } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import { CAMPOS_DE_HOJA, type CampoDeHoja } from '#domain/hoja/columnas.ts';
import type { QueLiga } from '#domain/hoja/liga.ts';
import {
  claveDePersona,
  llamadoDeHoja,
  noDiceApellidos,
  nombreDeHoja,
  telefonoDeHoja,
  VACIA,
} from '#domain/hoja/persona.ts';
import { estadoDe } from '#domain/hoja/valores.ts';
import { mismaCompeticion, nombreLiga } from '#domain/liga/liga.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { temporadasOfrecidas } from '#domain/liga/temporada.ts';
import { cifrasDe, olvidado } from '#domain/persona/olvidar.ts';
import { detalleDeCambio } from '#domain/registro/linea.ts';
import { type DatosJugador, JUGADOR_NUEVO } from '#server/db/tables/jugador.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import {
  buscarLiga,
  type Club,
  comparte,
  conNumero,
  type Decidida,
  type Escrito,
  type Fila,
  filaAFila,
  ligaDe,
  mala,
  mismaVersionQue,
  type Persona,
  parecidos,
  seContradicen,
  sinEsaLiga,
  vuelve,
} from './lectura.ts';
import { siEsPareja } from './parejas.ts';

type Contexto = Pick<Hoja, 'que' | 'supuesta'> & {
  club: Club;
  hoy: Dia;
  /** Those of the club, and those that are created. */
  ligas: LigaLeida[];
  /** Line of each person of the sheet, and of each of their places in a league. */
  vistos: Map<string, number>;
  /** What the row before that was of the same person would leave of them. */
  dejados: Map<string, DatosJugador>;
};

/** What a league that is created begins with: as the newest of its type or, without one, all afternoon. */
function ligaNueva({ club, ligas }: Contexto, que: QueLiga): LigaLeida {
  const hermana = club.ligas
    .filter((una) => mismaCompeticion(una, que))
    .toSorted((a, b) => b.anio - a.anio)[0];
  const comun = hermana ?? {
    horaBaseInicio: 17,
    minutoBaseInicio: 0,
    horaBaseFinal: 22,
    minutoBaseFinal: 0,
    duracion: 75,
    idaVuelta: false,
    notificar: true,
    reglas: reglasIniciales(que.tipo, que.deporte),
  };
  return {
    ...comun,
    ...que,
    nombre: nombreLiga(que),
    estado: 'activa',
    usuario: null,
    fechaIdaVuelta: null,
    version: 1,
    id: club.ligas.length - ligas.length - 1,
  };
}

/** What does not exist is created where leagues are brought. */
function ligaEscrita(contexto: Contexto, fila: Fila, pedida: QueLiga): LigaLeida | null {
  const { ligas, que, hoy } = contexto;
  const suya = buscarLiga(ligas, pedida);
  if (suya) return suya;
  if (que === 'jugadores') return sinEsaLiga(fila, pedida);
  if (!temporadasOfrecidas(hoy).includes(pedida.anio))
    return fila.anadir('liga', mensajes.temporadaNoOfrecida);
  const nueva = ligaNueva(contexto, pedida);
  ligas.push(nueva);
  return nueva;
}

const noDiceLiga = ({ celdas }: Fila): boolean => !(celdas.liga || celdas.idLiga);

/** A file that comes back says that they are in none. */
const sinLiga = (fila: Fila): boolean =>
  vuelve(fila) && noDiceLiga(fila) && (fila.celdas.liga ?? fila.celdas.idLiga) !== undefined;

type Senas = {
  fila: Fila;
  escrito: Escrito;
  numerado: Jugador | null;
  liga: LigaLeida | null;
};

type Quien = { antes: Jugador | null; posibles: Jugador[]; avisos: string[] };

/**
 * Which of those who are called so, by the rest of what the row says: a sheet that is brought again asks nothing of whom
 * it brought. When the row says nothing else, whoever says nothing either; with several that nothing tells apart, each
 * row is of one.
 */
function reconocido(
  { club, que, vistos }: Contexto,
  { fila, escrito, liga }: Senas,
  tocayos: readonly Jugador[],
): Jugador | undefined {
  const fuera = sinLiga(fila);
  const enLiga = ({ id, idLiga }: Jugador): boolean =>
    liga === null
      ? !fuera || idLiga === null
      : idLiga === liga.id || club.plantillas.get(liga.id)?.has(id) === true;
  const posibles = tocayos.filter((uno) => !seContradicen(escrito, uno));
  const conContacto = posibles.filter((uno) => comparte(escrito, uno));
  if (conContacto.length === 1) return conContacto[0];
  const deLiga = (conContacto.length > 0 ? conContacto : posibles).filter(enLiga);
  if ((liga !== null || fuera) && deLiga.length === 1) return deLiga[0];
  if (vuelve(fila)) return undefined;
  const callados = deLiga.filter(({ telefono, email }) => !(telefono || email));
  const iguales = callados.every(({ idLiga }) => idLiga === callados[0]?.idLiga);
  if (escrito.telefono || escrito.email || !iguales) return undefined;
  return callados.find(({ id }) => !vistos.has(lugarDe(que, `id ${id}`, liga)));
}

/**
 * Who a row is about: whoever has its number, whoever was chosen or, unchosen, the only one with that name. Sharing a telephone or a mail is
 * said and decides nothing of who is called otherwise: families do.
 */
function quienEs(contexto: Contexto, senas: Senas): Quien {
  const { club } = contexto;
  const { fila, escrito, numerado } = senas;
  if (numerado) return { antes: numerado, posibles: [], avisos: [] };
  const tocayos = club.porNombre.get(claveDePersona(escrito.nombre)) ?? [];
  const otros = [...parecidos(club, escrito)].filter(([uno]) => !tocayos.includes(uno));
  const posibles = [...tocayos, ...otros.map(([uno]) => uno)];
  const { nombre = '', apellidos } = fila.celdas;
  const alReves = noDiceApellidos(nombre, apellidos) ? [mensajes.hojaEnMayusculas(escrito.nombre)] : [];
  const cerca = otros.map(([uno, en]) => `«${uno.nombre}» tiene ${en}.`);
  if (fila.quien === 'otra') return { antes: null, posibles, avisos: [...alReves, ...cerca] };
  const elegido = club.jugadores.get(fila.quien ?? 0);
  if (elegido) return { antes: elegido, posibles, avisos: [] };
  const unico = tocayos.length > 1 ? reconocido(contexto, senas, tocayos) : tocayos[0];
  if (tocayos.length > 1 && !unico) fila.anadir('nombre', mensajes.hojaQuienDeLosDos(tocayos.length));
  if (!unico) return { antes: null, posibles, avisos: [...alReves, ...cerca] };
  const aviso = seContradicen(escrito, unico)
    ? [`Ya hay «${unico.nombre}» con otro teléfono o email: si son dos personas, elige «Es otra».`]
    : [];
  return { antes: unico, posibles, avisos: [...aviso, ...cerca] };
}

/** Somebody in two leagues is of the newest one, and stays on the roster of the other; a file that comes back says which. */
function ligaQueQueda(
  contexto: Contexto,
  antes: number | null,
  nueva: LigaLeida | null,
  fila: Fila,
): number | null {
  if (nueva === null) return sinLiga(fila) ? null : antes;
  const suya = contexto.ligas.find(({ id }) => id === antes);
  if (!suya || vuelve(fila)) return nueva.id;
  return suya.anio > nueva.anio || (suya.anio === nueva.anio && !nueva.reglas.clasifica) ? suya.id : nueva.id;
}

const esCampo = (campo: unknown): campo is CampoDeHoja => CAMPOS_DE_HOJA.some((uno) => uno === campo);

/** The same telephone with other spaces is no change. */
const telefonoQueQueda = (nuevo: string | null, antes: string | null): string | null =>
  cifrasDe(nuevo) === cifrasDe(antes) ? antes : nuevo || antes;

/** What is saved: what a row does not say stays as it is, and only by number is somebody renamed. */
function datosDe(antes: DatosJugador | null, fila: Fila, { nombre, telefono }: Escrito): DatosJugador | null {
  const { celdas } = fila;
  const previo = antes ?? { ...JUGADOR_NUEVO, nombre };
  const { success, data, error } = JugadorGuardar.safeParse({
    ...previo,
    idLiga: null,
    nombre: celdas.id ? nombre : previo.nombre,
    email: celdas.email ?? previo.email,
    telefono: vuelve(fila) ? (telefono ?? previo.telefono) : telefonoQueQueda(telefono, previo.telefono),
    nombreDeportivo: celdas.nombreDeportivo ?? previo.nombreDeportivo,
    estado: fila.dePalabra('estado', previo.estado, estadoDe, mensajes.hojaEstado),
    disponibleAmistosos: fila.siNo('disponibleAmistosos', previo.disponibleAmistosos),
  });
  if (success) {
    const { version: _, ...datos } = data;
    return { ...datos, idLiga: previo.idLiga };
  }
  for (const { path, message } of error.issues) {
    const campo = esCampo(path[0]) ? path[0] : 'nombre';
    fila.anadir(campo, message, campo === 'email' ? [VACIA] : []);
  }
  return null;
}

const sinSuyos = ({ id: _, version: __, reservado: ___, ...datos }: Jugador): DatosJugador => datos;

const lugarDe = (que: Hoja['que'], clave: string, liga: LigaLeida | null): string =>
  que === 'ligas' ? `${clave} en ${liga?.id}` : clave;

/** The same person twice is nobody's intention, but for those who play in two leagues. */
function repetidaDe(
  { que, vistos }: Contexto,
  fila: Fila,
  clave: string,
  liga: LigaLeida | null,
): number | null {
  const lugar = lugarDe(que, clave, liga);
  const otra = vistos.get(lugar) ?? null;
  if (otra === null) vistos.set(lugar, fila.linea);
  else fila.anadir('nombre', mensajes.hojaYaEsta(otra));
  return otra;
}

/** What changes, in words: also whoever is only put on one more roster. */
function loQueCambia(contexto: Contexto, antes: Jugador | DatosJugador | null, datos: DatosJugador): string {
  const nombres = {
    liga: new Map(contexto.ligas.map(({ id, nombre }) => [id, nombre])),
    pista: new Map(),
    jugador: new Map(),
  };
  if (antes !== null)
    return detalleDeCambio({ entidad: 'jugador', antes, despues: { ...antes, ...datos } }, nombres) ?? '';
  return [nombres.liga.get(datos.idLiga ?? 0), datos.telefono, datos.email, datos.nombreDeportivo]
    .filter(Boolean)
    .join(' · ');
}

function enOtraPlantilla(
  { club }: Contexto,
  liga: LigaLeida | null,
  quien: Jugador | null,
  datos: DatosJugador,
): string {
  if (liga === null || datos.idLiga === liga.id) return '';
  return quien && club.plantillas.get(liga.id)?.has(quien.id) ? '' : `entra también en ${liga.nombre}`;
}

const etiquetaDe = ({ club }: Contexto, { nombre, idLiga, telefono }: Jugador): string =>
  [nombre, club.ligas.find(({ id }) => id === idLiga)?.nombre, telefono].filter(Boolean).join(' · ');

/** Said apart from what changes: nobody means it of who is in two groups of a sheet. */
function avisoDeLiga(contexto: Contexto, deja: number | null, pasa: number | null): string[] {
  const [una, otra] = [deja, pasa].map((suya) => contexto.ligas.find(({ id }) => id === suya));
  if (!una || !otra || una.id === otra.id || una.anio !== otra.anio || una.estado === 'inactiva') return [];
  return [mensajes.hojaCambiaDeLiga(una.nombre, otra.nombre)];
}

type Entendida = {
  antes: Jugador | null;
  clave: string;
  previo: DatosJugador | null;
  liga: LigaLeida | null;
  datos: DatosJugador;
  fila: Fila;
};

/** The league of another season that somebody leaves was theirs all the same. Files that come back are of no season. */
function plantillasDe({ club }: Contexto, { antes, liga, datos, fila }: Entendida): number[] {
  if (vuelve(fila)) return [];
  const deja = club.ligas.find(({ id }) => id === antes?.idLiga && id !== datos.idLiga);
  return [liga, deja?.anio === liga?.anio ? null : deja].flatMap((una) => una?.id ?? []);
}

function decidir(
  contexto: Contexto,
  entendida: Entendida,
): Pick<Decidida<Persona>, 'titulo' | 'que' | 'detalle' | 'hacer'> {
  const { antes, clave, previo, liga, datos, fila } = entendida;
  const cambio = loQueCambia(contexto, previo, datos);
  const detalle = [cambio, enOtraPlantilla(contexto, liga, antes, datos)]
    .filter((parte) => parte !== '')
    .join('; ');
  const titulo = datos.nombre;
  if (previo !== null && detalle === '') return { titulo, que: 'igual', detalle, hacer: null };
  contexto.dejados.set(clave, datos);
  const hacer = {
    linea: fila.linea,
    clave,
    antes: antes && { id: antes.id, version: antes.version },
    datos,
    cambia: cambio !== '',
    plantillas: plantillasDe(contexto, entendida),
  };
  return { titulo, que: previo === null ? 'nueva' : 'cambia', detalle, hacer };
}

function escritoDe(fila: Fila, antes: Jugador | null): Escrito {
  const { celdas } = fila;
  const email = celdas.email ?? null;
  if (vuelve(fila))
    return { nombre: celdas.nombre ?? antes?.nombre ?? '', email, telefono: celdas.telefono ?? null };
  const nombre = nombreDeHoja(celdas.nombre ?? '', celdas.apellidos);
  for (const campo of ['nombre', 'apellidos', 'nombreDeportivo'] as const)
    if (celdas[campo]) fila.de(campo, llamadoDeHoja(celdas[campo]));
  const telefono = celdas.telefono ? fila.de('telefono', telefonoDeHoja(celdas.telefono)) : null;
  return { nombre, email, telefono };
}

const claveDe = (antes: Jugador | null, nombre: string, { quien, linea }: Fila): string =>
  antes ? `id ${antes.id}` : `${claveDePersona(nombre)} ${quien === 'otra' ? linea : ''}`;

/** Whoever was forgotten stays so, and what somebody saved after the file went out is not lost. */
function noSePisa(antes: Jugador, fila: Fila): void {
  if (olvidado(antes)) fila.anadir('id', mensajes.hojaOlvidado);
  else mismaVersionQue(antes, fila);
}

/** The league that a row says; null: it says none. */
const ligaDeFila = (contexto: Contexto, fila: Fila, antes: Jugador | null): LigaLeida | null =>
  contexto.que === 'jugadores' && noDiceLiga(fila)
    ? null
    : ligaDe(fila, contexto, antes?.idLiga, (pedida) => ligaEscrita(contexto, fila, pedida));

function entender(contexto: Contexto, fila: Fila): Decidida<Persona> {
  const numerado = conNumero(fila, 'id', contexto.club.porId.values()) ?? null;
  const escrito = escritoDe(fila, numerado);
  const liga = ligaDeFila(contexto, fila, numerado);
  const leida = { liga, numerado, escrito };
  return siEsPareja(contexto, fila, leida) ?? entenderPersona(contexto, fila, leida);
}

function entenderPersona(
  contexto: Contexto,
  fila: Fila,
  { liga, numerado, escrito }: Omit<Senas, 'fila'>,
): Decidida<Persona> {
  const { linea, fallos } = fila;
  const { antes, posibles, avisos } = quienEs(contexto, { fila, escrito, numerado, liga });
  const clave = claveDe(antes, escrito.nombre, fila);
  const previo = contexto.dejados.get(clave) ?? (antes && sinSuyos(antes));
  const leidos = datosDe(previo, fila, escrito);
  const repite = escrito.nombre === '' ? null : repetidaDe(contexto, fila, clave, liga);
  const etiquetas = posibles.map((uno) => ({ id: uno.id, etiqueta: etiquetaDe(contexto, uno) }));
  const visto = { posibles: etiquetas, idJugador: antes?.id ?? null, repite, avisos };
  if (fallos.length > 0 || leidos === null) return mala(fila, escrito.nombre, visto);
  const datos = { ...leidos, idLiga: ligaQueQueda(contexto, leidos.idLiga, liga, fila) };
  const decidida = decidir(contexto, { antes, clave, previo, liga, datos, fila });
  if (antes && decidida.hacer) noSePisa(antes, fila);
  if (fallos.length > 0) return mala(fila, escrito.nombre, visto);
  const deLiga = vuelve(fila) ? [] : avisoDeLiga(contexto, previo?.idLiga ?? null, datos.idLiga);
  return { ...visto, avisos: [...avisos, ...deLiga], linea, fallos, ...decidida };
}

type PersonasDecididas = { filas: Decidida<Persona>[]; nuevas: LigaLeida[] };

/** What each row does to the players of the club, and the leagues that it needs and are not there. */
export async function decidirPersonas(club: Club, hoja: Hoja, hoy: Dia): Promise<PersonasDecididas> {
  const { que, supuesta } = hoja;
  const ligas = [...club.ligas];
  const contexto = { que, supuesta, club, hoy, ligas, vistos: new Map(), dejados: new Map() };
  const filas = await filaAFila(hoja, (fila) => entender(contexto, fila));
  return { filas, nuevas: ligas.slice(club.ligas.length) };
}

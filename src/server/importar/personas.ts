import type { Hoja } from '#contract/liga/importar.ts';
import { type Jugador, JugadorGuardar } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import { CAMPOS_DE_HOJA, type CampoDeHoja, type Celdas } from '#domain/hoja/columnas.ts';
import { ligaDeHoja } from '#domain/hoja/liga.ts';
import {
  claveDePersona,
  fallo,
  llamadoDeHoja,
  nombreDeHoja,
  telefonoDeHoja,
  VACIA,
} from '#domain/hoja/persona.ts';
import { enteroDe, estadoDe, siNoDe } from '#domain/hoja/valores.ts';
import { nombreLiga, temporadasOfrecidas } from '#domain/liga/liga.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { cifrasDe, olvidado } from '#domain/persona/olvidar.ts';
import { detalleDeCambio } from '#domain/registro/linea.ts';
import { type DatosJugador, JUGADOR_NUEVO } from '#server/db/tables/jugador.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import {
  buscarLiga,
  type Club,
  comparte,
  type Decidida,
  type Escrito,
  Fallos,
  type FilaEscrita,
  filaAFila,
  loEscrito,
  mala,
  mismaVersionQue,
  nombrada,
  parecidos,
  seContradicen,
  vuelve,
} from './lectura.ts';

/** What a row writes. The leagues that do not exist yet have numbers below zero. */
export type Persona = {
  linea: number;
  /** Rows of one person share it. */
  clave: string;
  antes: Pick<Jugador, 'id' | 'version'> | null;
  datos: DatosJugador;
  /** Their data change, and not only the rosters they are on. */
  cambia: boolean;
  /** Rosters they are put on, and kept on. */
  plantillas: number[];
};

type Contexto = Pick<Hoja, 'que' | 'supuesta'> & {
  club: Club;
  hoy: Dia;
  nuevas: LigaLeida[];
  /** Line of each person of the sheet, and of each of their places in a league. */
  vistos: Map<string, number>;
  /** What the row before that was of the same person would leave of them. */
  dejados: Map<string, DatosJugador>;
};

/** What a league that is created begins with: as the newest of its type or, without one, all afternoon. */
function ligaNueva(
  { club, nuevas }: Contexto,
  que: Pick<LigaLeida, 'tipo' | 'division' | 'anio'>,
): LigaLeida {
  const hermana = club.ligas.filter(({ tipo }) => tipo === que.tipo).toSorted((a, b) => b.anio - a.anio)[0];
  const comun = hermana ?? {
    horaBaseInicio: 17,
    minutoBaseInicio: 0,
    horaBaseFinal: 22,
    minutoBaseFinal: 0,
    duracion: 75,
    idaVuelta: false,
    notificar: true,
    reglas: reglasIniciales(que.tipo),
  };
  const suya = {
    estado: 'activa',
    usuario: null,
    fechaIdaVuelta: null,
    version: 1,
    id: -1 - nuevas.length,
  } as const;
  return { ...comun, ...suya, ...que, nombre: nombreLiga(que) };
}

/** The league that words say; what does not exist is created where leagues are brought. */
function ligaEscrita(contexto: Contexto, texto: string, fallos: Fallos): LigaLeida | null {
  const { club, nuevas, que, supuesta, hoy } = contexto;
  const pedida = fallos.de('liga', ligaDeHoja(texto, supuesta));
  if (!pedida) return null;
  const suya = buscarLiga(club, pedida) ?? buscarLiga({ ligas: nuevas }, pedida);
  if (suya) return suya;
  if (que === 'jugadores') return fallos.anadir('liga', fallo(mensajes.hojaSinLiga(nombreLiga(pedida))));
  if (!temporadasOfrecidas(hoy).includes(pedida.anio))
    return fallos.anadir('liga', fallo(mensajes.temporadaNoOfrecida));
  const nueva = ligaNueva(contexto, pedida);
  nuevas.push(nueva);
  return nueva;
}

/** The league of a row; null: it says none. */
function ligaDe(contexto: Contexto, celdas: Celdas, antes: Jugador | null, fallos: Fallos): LigaLeida | null {
  const { ligas: de } = contexto.club;
  if (contexto.que === 'jugadores' && !celdas.liga && !celdas.idLiga) return null;
  return nombrada(celdas, 'idLiga', {
    de,
    suya: de.find(({ id }) => id === antes?.idLiga),
    escrita: (texto) => ligaEscrita(contexto, texto, fallos),
    inactiva: mensajes.hojaLigaInactiva,
    fallos,
  });
}

/** A file that comes back says that they are in none. */
const sinLiga = (celdas: Celdas): boolean =>
  vuelve(celdas) && !celdas.liga && !celdas.idLiga && (celdas.liga ?? celdas.idLiga) !== undefined;

type Quien = { antes: Jugador | null; posibles: Jugador[]; avisos: string[] };

/**
 * Which of those who are called so, by the rest of what the row says: a sheet that is brought again asks nothing of whom
 * it brought. When the row says nothing else, whoever says nothing either; with several that nothing tells apart, each
 * row is of one.
 */
function reconocido(
  { club, que, vistos }: Contexto,
  escrito: Escrito,
  { liga, celdas }: { liga: LigaLeida | null; celdas: Celdas },
  tocayos: readonly Jugador[],
): Jugador | undefined {
  const fuera = sinLiga(celdas);
  const enLiga = ({ id, idLiga }: Jugador): boolean =>
    liga === null
      ? !fuera || idLiga === null
      : idLiga === liga.id || club.plantillas.get(liga.id)?.has(id) === true;
  const posibles = tocayos.filter((uno) => !seContradicen(escrito, uno));
  const conContacto = posibles.filter((uno) => comparte(escrito, uno));
  if (conContacto.length === 1) return conContacto[0];
  const deLiga = (conContacto.length > 0 ? conContacto : posibles).filter(enLiga);
  if ((liga !== null || fuera) && deLiga.length === 1) return deLiga[0];
  if (vuelve(celdas)) return undefined;
  const callados = deLiga.filter(({ telefono, email }) => !(telefono || email));
  const iguales = callados.every(({ idLiga }) => idLiga === callados[0]?.idLiga);
  if (escrito.telefono || escrito.email || !iguales) return undefined;
  return callados.find(({ id }) => !vistos.has(lugarDe(que, `id ${id}`, liga)));
}

type Senas = {
  numerado: Jugador | null;
  liga: LigaLeida | null;
  celdas: Celdas;
  quien: FilaEscrita['quien'];
};

/**
 * Who a row is about: whoever has its number, whoever was chosen or, unchosen, the only one with that name. Sharing a telephone or a mail is
 * said and decides nothing of who is called otherwise: families do.
 */
function quienEs(
  contexto: Contexto,
  escrito: Escrito,
  { numerado, liga, celdas, quien }: Senas,
  fallos: Fallos,
): Quien {
  const { club } = contexto;
  if (numerado) return { antes: numerado, posibles: [], avisos: [] };
  const tocayos = club.porNombre.get(claveDePersona(escrito.nombre)) ?? [];
  const otros = [...parecidos(club, escrito)].filter(([uno]) => !tocayos.includes(uno));
  const posibles = [...tocayos, ...otros.map(([uno]) => uno)];
  const cerca = otros.map(([{ nombre }, en]) => `«${nombre}» tiene ${en}.`);
  if (quien === 'otra') return { antes: null, posibles, avisos: cerca };
  const elegido = club.jugadores.get(quien ?? 0);
  if (elegido) return { antes: elegido, posibles, avisos: [] };
  const unico = tocayos.length > 1 ? reconocido(contexto, escrito, { liga, celdas }, tocayos) : tocayos[0];
  if (tocayos.length > 1 && !unico)
    fallos.anadir('nombre', fallo(mensajes.hojaQuienDeLosDos(tocayos.length)));
  if (!unico) return { antes: null, posibles, avisos: cerca };
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
  celdas: Celdas,
): number | null {
  if (nueva === null) return sinLiga(celdas) ? null : antes;
  const suya = [...contexto.club.ligas, ...contexto.nuevas].find(({ id }) => id === antes);
  if (!suya || vuelve(celdas)) return nueva.id;
  return suya.anio > nueva.anio || (suya.anio === nueva.anio && !nueva.reglas.clasifica) ? suya.id : nueva.id;
}

const esCampo = (campo: unknown): campo is CampoDeHoja => CAMPOS_DE_HOJA.some((uno) => uno === campo);

/** The same telephone with other spaces is no change. */
const telefonoQueQueda = (nuevo: string | null, antes: string | null): string | null =>
  cifrasDe(nuevo) === cifrasDe(antes) ? antes : nuevo || antes;

/** What is saved: what a row does not say stays as it is, and only by number is somebody renamed. */
function datosDe(
  antes: DatosJugador | null,
  celdas: Celdas,
  { nombre, telefono }: Escrito,
  fallos: Fallos,
): DatosJugador | null {
  const previo = antes ?? { ...JUGADOR_NUEVO, nombre };
  const { estado, disponibleAmistosos } = previo;
  const { success, data, error } = JugadorGuardar.safeParse({
    ...previo,
    idLiga: null,
    nombre: celdas.id ? nombre : previo.nombre,
    email: celdas.email ?? previo.email,
    telefono: vuelve(celdas) ? (telefono ?? previo.telefono) : telefonoQueQueda(telefono, previo.telefono),
    nombreDeportivo: celdas.nombreDeportivo ?? previo.nombreDeportivo,
    estado: fallos.dePalabra(celdas, 'estado', {
      de: estadoDe,
      mensaje: mensajes.hojaEstado,
      previo: estado,
    }),
    disponibleAmistosos: fallos.dePalabra(celdas, 'disponibleAmistosos', {
      de: siNoDe,
      mensaje: mensajes.hojaSiNo,
      previo: disponibleAmistosos,
    }),
  });
  if (success) {
    const { version: _, ...datos } = data;
    return { ...datos, idLiga: previo.idLiga };
  }
  for (const { path, message } of error.issues) {
    const campo = esCampo(path[0]) ? path[0] : 'nombre';
    fallos.anadir(campo, fallo(message, campo === 'email' ? [VACIA] : []));
  }
  return null;
}

const sinSuyos = ({ id: _, version: __, reservado: ___, ...datos }: Jugador): DatosJugador => datos;

const lugarDe = (que: Hoja['que'], clave: string, liga: LigaLeida | null): string =>
  que === 'ligas' ? `${clave} en ${liga?.id}` : clave;

/** The same person twice is nobody's intention, but for those who play in two leagues. */
function repetidaDe(
  { que, vistos }: Contexto,
  clave: string,
  liga: LigaLeida | null,
  linea: number,
): number | null {
  const lugar = lugarDe(que, clave, liga);
  const otra = vistos.get(lugar) ?? null;
  if (otra === null) vistos.set(lugar, linea);
  return otra;
}

/** What changes, in words: also whoever is only put on one more roster. */
function loQueCambia(contexto: Contexto, antes: Jugador | DatosJugador | null, datos: DatosJugador): string {
  const ligas = [...contexto.club.ligas, ...contexto.nuevas];
  const nombres = {
    liga: new Map(ligas.map(({ id, nombre }) => [id, nombre])),
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
  const ligas = [...contexto.club.ligas, ...contexto.nuevas];
  const [una, otra] = [deja, pasa].map((suya) => ligas.find(({ id }) => id === suya));
  if (!una || !otra || una.id === otra.id || una.anio !== otra.anio || una.estado === 'inactiva') return [];
  return [mensajes.hojaCambiaDeLiga(una.nombre, otra.nombre)];
}

type Entendida = {
  antes: Jugador | null;
  clave: string;
  previo: DatosJugador | null;
  liga: LigaLeida | null;
  datos: DatosJugador;
  celdas: Celdas;
};

/** The league of another season that somebody leaves was theirs all the same. Files that come back are of no season. */
function plantillasDe({ club }: Contexto, { antes, liga, datos, celdas }: Entendida): number[] {
  if (vuelve(celdas)) return [];
  const deja = club.ligas.find(({ id }) => id === antes?.idLiga && id !== datos.idLiga);
  return [liga, deja?.anio === liga?.anio ? null : deja].flatMap((una) => una?.id ?? []);
}

function decidir(
  contexto: Contexto,
  linea: number,
  entendida: Entendida,
): Pick<Decidida<Persona>, 'titulo' | 'que' | 'detalle' | 'hacer'> {
  const { antes, clave, previo, liga, datos } = entendida;
  const cambio = loQueCambia(contexto, previo, datos);
  const detalle = [cambio, enOtraPlantilla(contexto, liga, antes, datos)]
    .filter((parte) => parte !== '')
    .join('; ');
  const titulo = datos.nombre;
  if (previo !== null && detalle === '') return { titulo, que: 'igual', detalle, hacer: null };
  contexto.dejados.set(clave, datos);
  const hacer = {
    linea,
    clave,
    antes: antes && { id: antes.id, version: antes.version },
    datos,
    cambia: cambio !== '',
    plantillas: plantillasDe(contexto, entendida),
  };
  return { titulo, que: previo === null ? 'nueva' : 'cambia', detalle, hacer };
}

function escritoDe(celdas: Celdas, antes: Jugador | null, fallos: Fallos): Escrito {
  const email = celdas.email ?? null;
  if (vuelve(celdas))
    return { nombre: celdas.nombre ?? antes?.nombre ?? '', email, telefono: celdas.telefono ?? null };
  const nombre = nombreDeHoja(celdas.nombre ?? '', celdas.apellidos);
  for (const campo of ['nombre', 'apellidos', 'nombreDeportivo'] as const)
    if (celdas[campo]) fallos.de(campo, llamadoDeHoja(celdas[campo]));
  const telefono = celdas.telefono ? fallos.de('telefono', telefonoDeHoja(celdas.telefono)) : null;
  return { nombre, email, telefono };
}

const claveDe = (antes: Jugador | null, nombre: string, { quien, linea }: FilaEscrita): string =>
  antes ? `id ${antes.id}` : `${claveDePersona(nombre)} ${quien === 'otra' ? linea : ''}`;

/** Whoever has the number of the row. */
function conSuNumero({ club }: Contexto, { id }: Celdas, fallos: Fallos): Jugador | null {
  if (!id) return null;
  return club.porId.get(enteroDe(id) ?? 0) ?? fallos.anadir('id', fallo(mensajes.hojaIdDesconocido(id)));
}

/** Whoever was forgotten stays so, and what somebody saved after the file went out is not lost. */
function noSePisa(antes: Jugador, celdas: Celdas, fallos: Fallos): void {
  if (olvidado(antes)) fallos.anadir('id', fallo(mensajes.hojaOlvidado));
  else mismaVersionQue(antes, celdas, fallos);
}

function entender(contexto: Contexto, fila: FilaEscrita): Decidida<Persona> {
  const { linea, quien } = fila;
  const celdas = loEscrito(fila);
  const fallos = new Fallos();
  const numerado = conSuNumero(contexto, celdas, fallos);
  const escrito = escritoDe(celdas, numerado, fallos);
  const liga = ligaDe(contexto, celdas, numerado, fallos);
  const { antes, posibles, avisos } = quienEs(contexto, escrito, { numerado, liga, celdas, quien }, fallos);
  const clave = claveDe(antes, escrito.nombre, fila);
  const previo = contexto.dejados.get(clave) ?? (antes && sinSuyos(antes));
  const leidos = datosDe(previo, celdas, escrito, fallos);
  const repite = escrito.nombre === '' ? null : repetidaDe(contexto, clave, liga, linea);
  if (repite !== null) fallos.anadir('nombre', fallo(mensajes.hojaYaEsta(repite)));
  const idJugador = antes?.id ?? null;
  const etiquetas = posibles.map((uno) => ({ id: uno.id, etiqueta: etiquetaDe(contexto, uno) }));
  const visto = { posibles: etiquetas, idJugador, repite, avisos };
  if (fallos.todos.length > 0 || leidos === null) return mala(linea, escrito.nombre, fallos, visto);
  const datos = { ...leidos, idLiga: ligaQueQueda(contexto, leidos.idLiga, liga, celdas) };
  const decidida = decidir(contexto, linea, { antes, clave, previo, liga, datos, celdas });
  if (antes && decidida.hacer) noSePisa(antes, celdas, fallos);
  if (fallos.todos.length > 0) return mala(linea, escrito.nombre, fallos, visto);
  const deLiga = vuelve(celdas) ? [] : avisoDeLiga(contexto, previo?.idLiga ?? null, datos.idLiga);
  return { ...visto, avisos: [...avisos, ...deLiga], linea, fallos: [], ...decidida };
}

type PersonasDecididas = { filas: Decidida<Persona>[]; nuevas: LigaLeida[] };

/** What each row does to the players of the club, and the leagues that it needs and are not there. */
export async function decidirPersonas(
  club: Club,
  { que, filas, supuesta }: Hoja,
  hoy: Dia,
): Promise<PersonasDecididas> {
  const contexto: Contexto = {
    que,
    supuesta,
    club,
    hoy,
    nuevas: [],
    vistos: new Map(),
    dejados: new Map(),
  };
  const decididas = await filaAFila(filas, (fila) => entender(contexto, fila));
  return { filas: decididas, nuevas: contexto.nuevas };
}

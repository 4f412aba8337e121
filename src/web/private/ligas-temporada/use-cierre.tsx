import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CerrarTemporada, Cierre, PartidoPuesto } from '#contract/liga/temporadas.ts';
import type { Puestos } from '#contract/opciones.ts';
import type { Zona } from '#domain/clasificacion/fila.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { fueraDeGrupo, quienesSon, tamanoDeGrupo } from '#domain/liga/ciclo.ts';
import { nombreCompeticion, nombreDivision, nombreTemporada } from '#domain/liga/liga.ts';
import type { Fin } from '#domain/liga/temporada.ts';
import { enLista } from '#domain/texto.ts';
import { avisosDe } from '#web/club/avisos/avisos.tsx';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { cuantosDeNadie } from '#web/club/mesa/puestos.tsx';
import { nombresDe } from '#web/club/piezas/partido-visto.ts';
import { call, NOT_DONE } from '#web/platform/call.ts';
import { takeOperation } from '#web/platform/operations.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { type Competicion, conDe, quienAcaba } from './que-se-cierra.tsx';

/** They are of those that the screen has counted before. */
const losPartidos = (n: number, como: string): string =>
  n === 1 ? `el partido ${como}` : `los ${n} partidos ${como}`;

/** "2ª División queda con 3 jugadores, y su grupo es de 5 a 6 jugadores": it is only warned of. */
export function fraseDeGrupo(
  cierre: Pick<Cierre, 'tipo' | 'modo'>,
  division: Division,
  n: number,
): string | null {
  if (fueraDeGrupo(n, division.grupo) === null) return null;
  return `${nombreDe(cierre, division)} queda con ${quienesSon(n, cierre.modo)}, y su grupo es ${tamanoDeGrupo(division.grupo, cierre.modo)}.`;
}

const gruposMal = (cierre: Cierre, destinos: readonly Destino[]): string[] =>
  cierre.divisiones.flatMap((una) => {
    const suyos = destinos.filter(({ a }) => a === una.idLiga).length;
    return fraseDeGrupo(cierre, una, suyos) ?? [];
  });

/** "El ciclo 3 va del lunes, 13 de octubre al domingo, 23 de noviembre.": once, where its divisions have the same days. */
function diasDelSiguiente(cierre: Cierre): string[] {
  if (cierre.fin !== 'ciclo') return [];
  const frases = cierre.divisiones.flatMap(({ nueva: { desde, hasta } }) =>
    desde && hasta
      ? [`El ciclo ${cierre.ciclo + 1} va del ${fechaSemana(desde)} al ${fechaSemana(hasta)}.`]
      : [],
  );
  return [...new Set(frases)];
}

/** What closing it does, said before it is done. */
export function consecuencias(cierre: Cierre, cambios: Cambios): string[] {
  const { divisiones } = cierre;
  const n = recuento(cierre, conCambios(cierre.destinos, cambios));
  const faltan = faltanDe(cierre);
  const { adjudican, siguen: juegan, deNadie, aplazados, ajenos } = quedanDe(cierre);
  const estaban = aplazados > 0 ? ` (${cuantos(aplazados, 'estaba aplazado', 'estaban aplazados')})` : '';
  const salen = [
    ...(n.quitados > faltan ? [losPartidos(n.quitados - faltan, 'con día')] : []),
    ...(faltan > 0 ? [losPartidos(faltan, 'sin apuntar')] : []),
  ];
  const fuera = n.fuera + n.eliminados > 0 ? `; fuera, ${deFuera(n)}` : '';
  const mios = cambios.size > 0 ? ` · ${cuantos(cambios.size, 'cambio tuyo', 'cambios tuyos')}` : '';
  return [
    `${n.ligas === 1 ? 'Se abre' : 'Se abren'} ${cuantos(n.ligas, 'liga', 'ligas')} ${conDe(quienAcaba(cierre).siguiente)} con ${quienesSon(n.dentro, cierre.modo)}: ${cuantos(n.suben, 'sube', 'suben')} y ${cuantos(n.bajan, 'baja', 'bajan')}${fuera}${mios}.`,
    ...diasDelSiguiente(cierre),
    ...gruposMal(cierre, conCambios(cierre.destinos, cambios)),
    `${cuantos(divisiones.length, 'división queda inactiva', 'divisiones quedan inactivas')}, con su tabla en la web.`,
    adjudican > 0 &&
      `${cuantos(adjudican, 'partido lo gana', 'partidos los gana')} quien va por delante${estaban}.`,
    juegan > 0 && `${cuantos(juegan, 'partido sigue', 'partidos siguen')} en el horario.`,
    deNadie > 0 &&
      `${cuantos(deNadie, 'partido no lo', 'partidos no los')} gana nadie: ninguno de los dos va por delante.`,
    salen.length > 0 && `${n.quitados === 1 ? 'Sale' : 'Salen'} del horario ${enLista(salen)}.`,
    ajenos > 0 &&
      `Aparte, ${cuantos(ajenos, 'partido de eliminados lo', 'partidos de eliminados los')} gana su rival.`,
  ].filter((frase) => frase !== false);
}

/** The list is beside the button: here, the last word. */
const confirmarCierre = (cierre: Cierre, cambios: Cambios, nota: ReactNode): Promise<boolean> =>
  confirm({
    title: `¿${quienAcaba(cierre).cerrar} ${cierre.fin === 'ciclo' ? cierre.ciclo : nombreTemporada(cierre.anio)} de ${nombreCompeticion(cierre)}?`,
    action: quienAcaba(cierre).cerrar,
    children: (
      <>
        <ul className={fields.list}>
          {consecuencias(cierre, cambios).map((frase) => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
        {nota}
      </>
    ),
  });

export type Destino = Cierre['destinos'][number];
export type Division = Cierre['divisiones'][number];

export type Cambios = ReadonlyMap<number, number | null>;

export const conCambios = (destinos: readonly Destino[], cambios: Cambios): Destino[] =>
  destinos.map((destino) => {
    const a = cambios.get(destino.idJugador);
    return a === undefined ? destino : { ...destino, a };
  });

/** As in Ligas: who was struck off plays no more. */
export const siguen = (destinos: readonly Destino[]): Destino[] =>
  destinos.filter(({ motivo }) => motivo !== 'eliminado');

export const nombreDe = ({ tipo }: Pick<Cierre, 'tipo'>, { division, nombre }: Division): string =>
  nombreDivision(tipo, division) ?? nombre;

/** Who goes up and who goes down, by where they end. */
export function quienesCambian({ divisiones }: Pick<Cierre, 'divisiones'>, destinos: readonly Destino[]) {
  const nivel = new Map(divisiones.map(({ idLiga }, i) => [idLiga, i]));
  const salto = ({ de, a }: Destino): number => (a === null ? 0 : (nivel.get(de) ?? 0) - (nivel.get(a) ?? 0));
  return {
    suben: destinos.filter((destino) => salto(destino) > 0),
    bajan: destinos.filter((destino) => salto(destino) < 0),
  };
}

/** How many go up and down, counted by where they end, and how many stay out or come back. */
export function recuento({ divisiones }: Pick<Cierre, 'divisiones'>, destinos: readonly Destino[]) {
  const { suben, bajan } = quienesCambian({ divisiones }, destinos);
  const [dentro, sinLiga] = [destinos.filter(({ a }) => a !== null), destinos.filter(({ a }) => a === null)];
  const fuera = siguen(sinLiga).length;
  return {
    suben: suben.length,
    bajan: bajan.length,
    dentro: dentro.length,
    fuera,
    eliminados: sinLiga.length - fuera,
    ligas: divisiones.filter(({ idLiga }) => dentro.some(({ a }) => a === idLiga)).length,
    quitados: divisiones.reduce((total, { quitados }) => total + quitados.length, 0),
  };
}

/** «2 sin liga y 1 eliminado»: who was struck off is not one of those who play. */
export const deFuera = ({ fuera, eliminados }: { fuera: number; eliminados: number }): string =>
  enLista(
    [
      (fuera > 0 || eliminados === 0) && `${fuera} sin liga`,
      eliminados > 0 && cuantos(eliminados, 'eliminado', 'eliminados'),
    ].filter((parte) => parte !== false),
  );

/** Matches that were played, as far as anybody knows, and have no result. */
export const sinResultado = ({ quitados }: Pick<Division, 'quitados'>): number =>
  quitados.filter(({ porPuntuar }) => porPuntuar).length;

/** The same of all the divisions. */
export const faltanDe = ({ divisiones }: Pick<Cierre, 'divisiones'>): number =>
  divisiones.reduce((n, una) => n + sinResultado(una), 0);

/** What a division still has to play; of who was struck off nobody waits for it, as in Ligas and in the forecast. */
export function pendientesDe(
  { idLiga, resueltos, porJugar, quitados, sinAdjudicar }: Division,
  { destinos }: Pick<Cierre, 'destinos'>,
) {
  const fuera = destinos.filter(({ de, estado }) => de === idLiga && estado === 'eliminado');
  const eliminados = new Set(fuera.map(({ jugador }) => jugador));
  const cuentan = (parejas: readonly (readonly [string, string])[]): number =>
    parejas.filter((pareja) => !pareja.some((quien) => eliminados.has(quien))).length;
  const ganan = (unos: Division['resueltos']) =>
    cuentan(unos.map(({ ganador, perdedor }) => [ganador, perdedor]));
  const juegan = (unos: readonly PartidoPuesto[]) => cuentan(unos.map(nombresDe));
  const adjudican = ganan(resueltos);
  const siguen = juegan(porJugar);
  // Those that are cancelled instead are owed by nobody.
  const quitan = quitados.filter(({ cancelado }) => !cancelado);
  const deNadie = cuantosDeNadie(
    sinAdjudicar.filter((pareja) => !nombresDe(pareja).some((quien) => eliminados.has(quien))),
  );
  return {
    adjudican,
    siguen,
    /** Between equals: nobody wins them, and they stay as they are. */
    deNadie,
    deEliminados: resueltos.length + porJugar.length - adjudican - siguen,
    /** Of those awarded: put off before; without result; taken off though they had a day; of who was struck off. */
    aplazados: ganan(resueltos.filter(({ aplazado }) => aplazado)),
    sinApuntar: juegan(quitan.filter(({ porPuntuar }) => porPuntuar)),
    conDia: juegan(quitan.filter(({ porPuntuar }) => !porPuntuar)),
    ajenos: resueltos.length - adjudican,
  };
}

type Pendientes = ReturnType<typeof pendientesDe>;

/** The same of all the divisions. */
export function quedanDe(cierre: Pick<Cierre, 'divisiones' | 'destinos'>): Pendientes {
  const suyos = cierre.divisiones.map((una) => pendientesDe(una, cierre));
  const suma = (cual: keyof Pendientes): number => suyos.reduce((n, una) => n + una[cual], 0);
  return {
    adjudican: suma('adjudican'),
    siguen: suma('siguen'),
    deNadie: suma('deNadie'),
    deEliminados: suma('deEliminados'),
    aplazados: suma('aplazados'),
    sinApuntar: suma('sinApuntar'),
    conDia: suma('conDia'),
    ajenos: suma('ajenos'),
  };
}

const noLoGana = (n: number): string => `${cuantos(n, 'no lo', 'no los')} gana nadie`;
const loGana = (n: number): string => `${cuantos(n, 'lo', 'los')} gana quien va por delante`;

/** «18 sin jugar: 13 los gana quien va por delante, 5 se juegan»: only of what there is. */
export function comoAcaba(division: Division, cierre: Pick<Cierre, 'destinos'>): string {
  const { adjudican, siguen, deNadie, deEliminados } = pendientesDe(division, cierre);
  const quedan = adjudican + siguen + deNadie;
  const partes = [
    adjudican > 0 && loGana(adjudican),
    siguen > 0 && cuantos(siguen, 'se juega', 'se juegan'),
    deNadie > 0 && noLoGana(deNadie),
  ].filter(Boolean);
  const frase = quedan === 0 ? 'Todo jugado' : `${quedan} sin jugar: ${partes.join(', ')}`;
  return deEliminados === 0 ? frase : `${frase} · aparte, ${deEliminados} de eliminados`;
}

/** «28 se juegan y 118 los gana quien va por delante: 5 sin apuntar y 113 sin día.» Its figures add up to what is left. */
export function fraseQuedan({ adjudican, siguen, deNadie, conDia, sinApuntar }: Pendientes): string {
  const sinDia = adjudican - conDia - sinApuntar;
  const partes = [
    siguen > 0 && cuantos(siguen, 'se juega', 'se juegan'),
    deNadie > 0 && noLoGana(deNadie),
    adjudican > 0 && loGana(adjudican),
  ].filter((parte) => parte !== false);
  const cuales = [
    conDia > 0 && `${conDia} con día`,
    sinApuntar > 0 && `${sinApuntar} sin apuntar`,
    sinDia > 0 && `${sinDia} sin día`,
  ].filter((parte) => parte !== false);
  return `${enLista(partes)}${cuales.length > 1 ? `: ${enLista(cuales)}` : ''}.`;
}

/** Of all the divisions, what is still to be played. */
export function porJugarDe(cierre: Pick<Cierre, 'divisiones' | 'destinos'>): number {
  const { adjudican, siguen, deNadie } = quedanDe(cierre);
  return adjudican + siguen + deNadie;
}

/** Those arranged from now on, whether they are to be left or taken off. */
export const puestosDe = ({ divisiones }: Pick<Cierre, 'divisiones'>): number =>
  divisiones.reduce((n, una) => n + una.porJugar.length + una.quitados.length - sinResultado(una), 0);

const porMotivo =
  (cual: Destino['motivo']) =>
  (destinos: readonly Destino[], cambios: Cambios): Destino[] =>
    destinos.filter(({ motivo, idJugador }) => motivo === cual && !cambios.has(idJugador));

export const sinDecidir = porMotivo('promocionSinDecidir');
export const empatados = porMotivo('porDecidir');

/** Whose promotion nobody has decided, by the division whose places they play for: who has one, and who is below. */
export function promocionesDe(
  { divisiones, destinos }: Pick<Cierre, 'divisiones' | 'destinos'>,
  cambios: Cambios,
) {
  const quienes = sinDecidir(destinos, cambios);
  const enZona = (una: Division | undefined, zona: Zona): Destino[] => {
    const suyas = una?.clasificaciones.filter((fila) => fila.zona === zona) ?? [];
    return quienes.filter(
      ({ de, idJugador }) => de === una?.idLiga && suyas.some((fila) => fila.idJugador === idJugador),
    );
  };
  return divisiones
    .map((division, i) => ({
      division,
      defienden: enZona(division, 'promocionDescenso'),
      aspiran: enZona(divisiones[i + 1], 'promocionAscenso'),
    }))
    .filter(({ defienden, aspiran }) => defienden.length + aspiran.length > 0);
}

type Pedido = Competicion & { fin: Fin; anio: string; puestos: Puestos; orden: string };

/** `sePide`: it is known what ends. */
export function useVistaDeCierre({ anio, orden, ...pedido }: Pedido, sePide: boolean) {
  return useQuery({
    enabled: sePide,
    queryKey: ['ligas', 'cierre', pedido, anio, orden],
    queryFn: () =>
      call('GET /api/private/ligas/cierre', {
        query: { ...pedido, ...(anio && { anio }), ...(orden && { orden }) },
      }),
    // Changing what is arranged looks the same season again; another season is another screen.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

const RUTA = 'POST /api/private/ligas/cierre';

export type Hecho = {
  cierre: Cierre;
  ligas: number;
  jugadores: number;
  fuera: number;
  /** What takes it all back. */
  operacion: number | null;
};

type Pedida = { cierre: Cierre; cambios: Cambios; desempates: CerrarTemporada['desempates'] };

/** Asks once, then closes what the screen shows; when the data changed meanwhile it is refused and read again. */
export const useCerrar = (puestos: Puestos, alTerminar: (hecho: Hecho) => void) =>
  useHacer(async ({ cierre, cambios, desempates }: Pedida): Promise<Hecho | typeof NOT_DONE> => {
    const { tipo, deporte, modo, fin, anio, huella } = cierre;
    const destinos = conCambios(cierre.destinos, cambios).map(({ idJugador, a }) => ({ idJugador, a }));
    const body = { tipo, deporte, modo, fin, anio, huella, puestos, destinos, desempates };
    const { nota, como } = await avisosDe(RUTA, { body });
    if (!(await confirmarCierre(cierre, cambios, nota))) return NOT_DONE;
    const hecho = await call(RUTA, { body }, como);
    return { cierre, ...hecho, operacion: takeOperation() };
  }, alTerminar);

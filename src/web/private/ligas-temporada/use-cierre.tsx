import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CerrarTemporada, Cierre } from '#contract/liga/temporadas.ts';
import type { Puestos } from '#contract/opciones.ts';
import { nombreDivision, nombreTemporada } from '#domain/liga/liga.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { avisosDe } from '#web/club/avisos/avisos.tsx';
import { avisarFallo, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call, type Notified } from '#web/platform/call.ts';
import fields from '#web/ui/desk/desk.module.css';
import { confirm } from '#web/ui/desk/modal.tsx';

function confirmarCierre(cierre: Cierre, cambios: Cambios, nota: ReactNode): Promise<boolean> {
  const { tipo, anio, destinos, divisiones } = cierre;
  const n = recuento(cierre, conCambios(destinos, cambios));
  const faltan = divisiones.reduce((total, una) => total + sinResultado(una), 0);
  return confirm({
    title: `¿Cerrar la temporada ${nombreTemporada(anio)} de ${CLASES[tipo].nombre}?`,
    action: 'Cerrar la temporada',
    children: (
      <>
        <ul className={fields.list}>
          <li>
            {cuantos(divisiones.length, 'división queda inactiva', 'divisiones quedan inactivas')}, con{' '}
            {cuantos(n.resueltos, 'partido de resolución', 'partidos de resolución')}
            {n.aplazados > 0
              ? ` (${cuantos(n.aplazados, 'es un aplazado que se adjudica', 'son aplazados que se adjudican')})`
              : ''}{' '}
            y {cuantos(n.quitados, 'partido quitado', 'partidos quitados')} del horario.
          </li>
          <li>
            {cuantos(n.ligas, 'liga', 'ligas')} de {nombreTemporada(anio + 1)} con{' '}
            {cuantos(n.dentro, 'jugador', 'jugadores')}: {cuantos(n.suben, 'sube', 'suben')} y{' '}
            {cuantos(n.bajan, 'baja', 'bajan')}.
          </li>
          <li>No siguen: {deFuera(n)}.</li>
          {faltan > 0 ? (
            <li>{cuantos(faltan, 'resultado se queda', 'resultados se quedan')} sin apuntar.</li>
          ) : null}
        </ul>
        <p>Se puede deshacer entero desde Registros durante 30 días.</p>
        {nota}
      </>
    ),
  });
}

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
  const dentro = destinos.filter(({ a }) => a !== null);
  const sinLiga = destinos.filter(({ a }) => a === null);
  const fuera = siguen(sinLiga).length;
  return {
    suben: suben.length,
    bajan: bajan.length,
    dentro: dentro.length,
    fuera,
    eliminados: sinLiga.length - fuera,
    ligas: divisiones.filter(({ idLiga }) => dentro.some(({ a }) => a === idLiga)).length,
    resueltos: divisiones.reduce((total, { creados }) => total + creados, 0),
    aplazados: divisiones.flatMap(({ resueltos }) => resueltos.filter(({ aplazado }) => aplazado)).length,
    quitados: divisiones.reduce((total, { quitados }) => total + quitados.length, 0),
  };
}

/** «2 sin liga y 1 eliminado»: who was struck off is not one of those who play. */
export function deFuera({
  fuera,
  eliminados,
}: Pick<ReturnType<typeof recuento>, 'fuera' | 'eliminados'>): string {
  const partes = [
    fuera > 0 || eliminados === 0 ? `${fuera} sin liga` : '',
    eliminados > 0 ? cuantos(eliminados, 'eliminado', 'eliminados') : '',
  ];
  return enLista(partes.filter((parte) => parte !== ''));
}

/** Matches that were played, as far as anybody knows, and have no result. */
export const sinResultado = ({ quitados }: Pick<Division, 'quitados'>): number =>
  quitados.filter(({ porPuntuar }) => porPuntuar).length;

type Pareja = readonly [string, string];

/** What a division still has to play; of who was struck off nobody waits for it, as in Ligas and in the forecast. */
export function pendientesDe(
  { idLiga, resueltos, porJugar }: Division,
  { destinos }: Pick<Cierre, 'destinos'>,
) {
  const fuera = destinos.filter(({ de, estado }) => de === idLiga && estado === 'eliminado');
  const eliminados = new Set(fuera.map(({ jugador }) => jugador));
  const cuentan = (parejas: readonly Pareja[]): number =>
    parejas.filter((pareja) => !pareja.some((quien) => eliminados.has(quien))).length;
  const adjudican = cuentan(resueltos.map(({ ganador, perdedor }) => [ganador, perdedor]));
  const siguen = cuentan(porJugar.map(({ jugador1, jugador2 }) => [jugador1, jugador2]));
  return {
    adjudican,
    siguen,
    deEliminados: resueltos.length + porJugar.length - adjudican - siguen,
  };
}

/** «18 sin jugar: 13 los gana quien va por delante, 5 se juegan»: only of what there is. */
export function comoAcaba(division: Division, cierre: Pick<Cierre, 'destinos'>): string {
  const { adjudican, siguen, deEliminados } = pendientesDe(division, cierre);
  const quedan = adjudican + siguen;
  const partes = [
    adjudican > 0 && `${cuantos(adjudican, 'lo', 'los')} gana quien va por delante`,
    siguen > 0 && cuantos(siguen, 'se juega', 'se juegan'),
  ].filter((parte) => parte !== false);
  const frase = quedan === 0 ? 'Todo jugado' : `${quedan} sin jugar: ${partes.join(', ')}`;
  return deEliminados === 0 ? frase : `${frase} · aparte, ${deEliminados} de eliminados`;
}

const SIN_DECIDIR = 'promocionSinDecidir';

export const sinDecidir = (destinos: readonly Destino[], cambios: Cambios): Destino[] =>
  destinos.filter(({ motivo, idJugador }) => motivo === SIN_DECIDIR && !cambios.has(idJugador));

type Pedido = { tipo: Cierre['tipo']; anio: string; puestos: Puestos };

export function useVistaDeCierre({ tipo, anio, puestos }: Pedido) {
  return useQuery({
    queryKey: ['ligas', 'cierre', tipo, anio, puestos],
    queryFn: () => call('GET /api/private/ligas/cierre', { query: { tipo, puestos, ...(anio && { anio }) } }),
    // Changing what is arranged looks the same season again; another season is another screen.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

const RUTA = 'POST /api/private/ligas/cierre';

export type Hecho = { cierre: Cierre; ligas: number; jugadores: number; fuera: number };

/** Asks once, then closes what the screen shows; when the data changed meanwhile it is refused and read again. */
export function useCerrar(puestos: Puestos, alTerminar: (hecho: Hecho) => void) {
  const recargar = useRecargar();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ body, como }: { body: CerrarTemporada; como: Notified }) => call(RUTA, { body }, como),
    onError: avisarFallo,
    onSettled: () => recargar(),
  });
  const cerrar = async (cierre: Cierre, cambios: Cambios): Promise<void> => {
    const { tipo, anio, huella, destinos } = cierre;
    const adonde = conCambios(destinos, cambios).map(({ idJugador, a }) => ({ idJugador, a }));
    const body = { tipo, anio, huella, puestos, destinos: adonde };
    const { nota, como } = await avisosDe(RUTA, { body });
    if (!(await confirmarCierre(cierre, cambios, nota))) return;
    const hecho = await mutateAsync({ body, como });
    alTerminar({ cierre, ...hecho });
  };
  return { cerrar, cerrando: isPending };
}

export function useCambios() {
  const [cambios, setCambios] = useState<Cambios>(new Map());
  const mover = (idJugador: number, a: number | null) => setCambios(new Map(cambios).set(idJugador, a));
  return { cambios, mover, quitar: () => setCambios(new Map()) };
}

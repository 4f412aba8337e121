import { useQueries, useQuery } from '@tanstack/react-query';
import type { Resumen } from '#contract/club/resumen.ts';
import type { DichoDePartido } from '#contract/cuentas/mis-partidos.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { diaBreve, fechaSemana } from '#domain/fecha-texto.ts';
import { cuantosDeCada } from '#domain/liga/deportes.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { EN_PISTA_CERRADA, Fila, Lista, NO_PUEDEN, Plegada, Tarjeta } from './tarjetas.tsx';

type DeTipo = { tipo: TipoLiga; enDesacuerdo: number; acordados: number };

/** Of those that nobody has answered yet there is nothing to decide. */
const contar = (tipo: TipoLiga, dichos: readonly DichoDePartido[]): DeTipo => ({
  tipo,
  enDesacuerdo: dichos.filter(({ estado }) => estado === 'desacuerdo').length,
  acordados: dichos.filter(({ vale }) => vale).length,
});

const textoDe = ({ enDesacuerdo, acordados }: DeTipo): string =>
  [
    enDesacuerdo > 0 && `${enDesacuerdo} en desacuerdo`,
    acordados > 0 && cuantos(acordados, 'acordado por los dos', 'acordados por los dos'),
  ]
    .filter(Boolean)
    .join(' y ');

function useDichosDe(tipos: readonly TipoLiga[]): DeTipo[] {
  const consultas = useQueries({
    queries: tipos.map((tipo) => ({
      queryKey: ['partidos', 'dichos', tipo],
      queryFn: () => call('GET /api/private/partidos/dichos', { query: { tipo } }),
      staleTime: 0,
    })),
  });
  return tipos.map((tipo, lugar) => contar(tipo, consultas[lugar]?.data ?? []));
}

/** Postponed matches whose players agree on an hour, where the club has the last word. */
function usePorConfirmar(): number {
  const { data } = useQuery({
    queryKey: ['partidos', 'quedando'],
    queryFn: () => call('GET /api/private/partidos/quedando', {}),
    staleTime: 0,
  });
  return data?.modo === 'confirma' ? data.partidos.filter(({ comunes }) => comunes.length > 0).length : 0;
}

/** What waits for the desk, and the word of the one press that leads to it. */
type Pendiente = { to: string; titulo: string; detalle?: string; verbo: string };

const masiva = (tipo: TipoLiga): string => `${rutasPrivadas.puntuacionMasiva()}?tipo=${tipo}`;

const resultados = ({ porPuntuar }: Resumen, dichos: readonly DeTipo[]): Pendiente[] =>
  porPuntuar.map(({ tipo, cuantos: n, porDeporte = [] }) => {
    const dicen = dichos.find((uno) => uno.tipo === tipo);
    const dicho = dicen ? textoDe(dicen) : '';
    const deCada = cuantosDeCada(porDeporte.filter(({ cuantos: suyos }) => suyos > 0));
    const detalle = [deCada, dicho && `Los jugadores dicen: ${dicho}`].filter(Boolean).join(' · ');
    return {
      to: masiva(tipo),
      titulo: `${CLASES[tipo].nombre}: ${cuantos(n, 'resultado', 'resultados')}`,
      ...(detalle && { detalle }),
      verbo: 'Apuntar',
    };
  });

/** Whose deadline has passed: its league says which they are and what can be done with them. */
const fueraDePlazo = ({ fueraDePlazo: ligas }: Resumen): Pendiente[] =>
  ligas.map(({ id, nombre, cuantos: n }) => ({
    to: rutasPrivadas.liga(id),
    titulo: cuantos(n, 'resultado fuera de plazo', 'resultados fuera de plazo'),
    detalle: nombre,
    verbo: 'Ver',
  }));

/** What nobody has told in time, and its league gives up by itself: unless somebody writes it before. */
const seDaran = ({ seDaran: ligas }: Resumen): Pendiente[] =>
  ligas.map(({ id, nombre, cuantos: n, desde }) => ({
    to: rutasPrivadas.liga(id),
    titulo: `${cuantos(n, 'partido se dará por no jugado', 'partidos se darán por no jugados')}`,
    detalle: `${n === 1 ? 'El' : 'Desde el'} ${fechaSemana(desde)} · ${nombre}`,
    verbo: 'Mirar',
  }));

const sinPropuesta = ({ preparar: { ligas, dias } }: Resumen): Pendiente[] =>
  ligas
    .filter(({ partidos }) => partidos === 0)
    .map(({ tipo }) => ({
      to: rutasPrivadas.propuestaPara(tipo, dias[0] ?? ''),
      titulo: `${CLASES[tipo].nombre}: el fin de semana sin propuesta`,
      detalle: 'Nadie tiene partido todavía',
      verbo: 'Proponer',
    }));

/** A line where there is any: how many, in words. */
const contados = (n: number, uno: string, varios: string, resto: Omit<Pendiente, 'titulo'>): Pendiente[] =>
  n > 0 ? [{ titulo: cuantos(n, uno, varios), ...resto }] : [];

/** The list comes oldest first. */
function aplazados({ aplazados: { cuantos: n, primeros } }: Resumen, lleva: boolean): Pendiente[] {
  const primero = primeros.find(({ nuevaFecha }) => nuevaFecha === null);
  return contados(n, 'partido aplazado', 'partidos aplazados', {
    to: rutasPrivadas.partidosAplazados(),
    ...(primero && { detalle: `El primero, desde el ${diaBreve(primero.fecha)}` }),
    verbo: lleva ? 'Poner fecha' : 'Ver',
  });
}

const confirmar = (n: number): Pendiente[] =>
  contados(n, 'aplazado con hora acordada', 'aplazados con hora acordada', {
    to: rutasPrivadas.partidosAplazados(),
    detalle: 'Les viene bien a los dos: falta que lo confirmes',
    verbo: 'Confirmar',
  });

/** Those not read are among those not handled, as a rule: one line for both. A single one is opened at once. */
function solicitudes({ solicitudes: { sinLeer, sinAtender, unica } }: Resumen): Pendiente[] {
  const lista = rutasPrivadas.solicitudes();
  if (sinAtender === 0)
    return contados(sinLeer, 'solicitud sin leer', 'solicitudes sin leer', {
      to: `${lista}?leida=false`,
      verbo: 'Leer',
    });
  return contados(sinAtender, 'solicitud sin atender', 'solicitudes sin atender', {
    to: unica === null ? `${lista}?atendida=false` : rutasPrivadas.solicitud(unica),
    ...(sinLeer > 0 && { detalle: `${sinLeer} sin leer` }),
    verbo: 'Atender',
  });
}

function correos({ correos: { fallidos, reintentando, primeros } }: Resumen): Pendiente[] {
  const partes = [
    fallidos > 0 && cuantos(fallidos, 'no ha podido salir', 'no han podido salir'),
    reintentando > 0 && cuantos(reintentando, 'se está reintentando', 'se están reintentando'),
  ];
  const [primero] = primeros;
  return contados(fallidos + reintentando, 'correo con problemas', 'correos con problemas', {
    to: primero ? rutasPrivadas.solicitud(primero.idSolicitud) : rutasPrivadas.solicitudes(),
    detalle: `${partes.filter(Boolean).join(' y ')}${primero ? `: mira la dirección de ${primero.nombre}` : ''}`,
    verbo: 'Revisar',
  });
}

type PorResolver = Resumen['porResolver'][number];

const MOTIVOS: Record<PorResolver['motivo'], (una: PorResolver) => string> = {
  jugada: () => 'Ya se han jugado todos sus partidos',
  terminada: () => 'Su temporada ha terminado',
  ciclo: ({ acaba = '', quedan = 0 }) =>
    `El último día de su ciclo es el ${fechaSemana(acaba)}${quedan > 0 ? `: ${quedan === 1 ? 'queda' : 'quedan'} ${cuantos(quedan, 'partido', 'partidos')} por jugar` : ''}`,
};

const divisiones = ({ porResolver }: Resumen): Pendiente[] =>
  porResolver.map((una) => ({
    to: rutasPrivadas.liga(una.id),
    titulo: `${una.nombre}: por cerrar`,
    detalle: MOTIVOS[una.motivo](una),
    verbo: 'Cerrar',
  }));

const DE_QUIEN_NO_PUEDE = 'de quien no puede o pide otro día';

/** What somebody who cannot play has arranged, and what is on a closed court: their cards are below. */
const tocados = ({ noPueden, enPistaCerrada }: Resumen): Pendiente[] => [
  ...contados(noPueden.cuantos, `partido ${DE_QUIEN_NO_PUEDE}`, `partidos ${DE_QUIEN_NO_PUEDE}`, {
    to: `#${NO_PUEDEN}`,
    verbo: 'Resolver',
  }),
  ...contados(enPistaCerrada.cuantos, 'partido en una pista cerrada', 'partidos en una pista cerrada', {
    to: `#${EN_PISTA_CERRADA}`,
    verbo: 'Resolver',
  }),
];

type DeJugadores = { dichos: readonly DeTipo[]; porConfirmar: number };
/** Whoever only writes results sees neither what is arranged nor the requests. */
type Permisos = { lleva: boolean; veSolicitudes: boolean; descarga: boolean };

/** Late, it is a notice of its own. */
const SIN_COPIA: Pendiente = {
  to: rutasPrivadas.copia(),
  titulo: 'Sin copia de seguridad',
  detalle: 'Guarda la primera fuera del servidor',
  verbo: 'Descargar',
};

/** The most urgent first. docs/reglas/panel.md */
export const pendientesDe = (resumen: Resumen, deJugadores: DeJugadores, ve: Permisos): Pendiente[] => [
  ...(ve.lleva ? tocados(resumen) : []),
  ...resultados(resumen, deJugadores.dichos),
  ...(ve.lleva ? fueraDePlazo(resumen) : []),
  ...(ve.lleva ? seDaran(resumen) : []),
  ...(ve.lleva ? confirmar(deJugadores.porConfirmar) : []),
  ...(ve.lleva ? sinPropuesta(resumen) : []),
  ...(ve.veSolicitudes ? [...correos(resumen), ...solicitudes(resumen)] : []),
  ...aplazados(resumen, ve.lleva),
  ...(ve.lleva ? divisiones(resumen) : []),
  ...(ve.descarga && resumen.copia.horas === null && resumen.copia.estado === 'ok' ? [SIN_COPIA] : []),
];

/** Whether results come before a proposal: the next weekend is arranged, and some are missing. */
export const tocaApuntar = ({ preparar, porPuntuar }: Resumen): boolean =>
  porPuntuar.length > 0 && preparar.ligas.every(({ partidos }) => partidos > 0);

/** A phone shows as many over its bar; the rest, divisions as a rule, are folded. */
const A_LA_VISTA = 7;

const SIN_PARTIDO = (): number => 0;

/** All that waits, a line each, on one screen of a phone. */
export function TeEspera({ resumen }: { resumen: Resumen }) {
  const lleva = usePuede('POST /api/private/partidos/:id');
  const veSolicitudes = usePuede('GET /api/private/solicitudes');
  const descarga = usePuede('GET /api/private/ligas/backup');
  const deJugadores = {
    dichos: useDichosDe(resumen.porPuntuar.map(({ tipo }) => tipo)),
    porConfirmar: usePorConfirmar(),
  };
  const pendientes = pendientesDe(resumen, deJugadores, { lleva, veSolicitudes, descarga });
  return (
    <Tarjeta
      titulo="Te espera"
      cuantos={pendientes.length === 0 ? 0 : null}
      vacia="No te espera nada: todo está al día."
    >
      <Plegada filas={pendientes} aLaVista={A_LA_VISTA} idDe={SIN_PARTIDO}>
        {(vistos) => (
          <Lista>
            {vistos.map((uno) => (
              <Fila key={`${uno.to} ${uno.verbo}`} {...uno} />
            ))}
          </Lista>
        )}
      </Plegada>
    </Tarjeta>
  );
}

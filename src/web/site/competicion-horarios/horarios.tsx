import { useLoaderData } from 'react-router';
import type { FilaHorario } from '#contract/horarios.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { CLASES, esDeMenores, esTipoLiga, TIPO_PRINCIPAL, type TipoLiga } from '#domain/liga/tipos.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { leerNombresCompletos, NotaMenores } from '#web/club/nota-menores.tsx';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, notFound, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import { eventosDe } from './eventos.ts';
import styles from './horarios.module.css';
import { Jornada } from './jornada.tsx';
import { Pestanas } from './pestanas.tsx';

const PAGINA = paginaDe('/competicion-horarios/:tipo?');

type Datos = { tipo: TipoLiga | null; filas: FilaHorario[]; hoy: Dia; completos: boolean };

const tituloDe = (tipo: TipoLiga | null): string =>
  tipo ? `Horarios ${CLASES[tipo].deTitulo}` : PAGINA.titulo;

function tipoDe(pedido: string | undefined): TipoLiga | null {
  if (pedido === undefined) return null;
  if (!esTipoLiga(pedido)) throw notFound();
  return pedido;
}

const cargar: Load<Datos> = async (call, { params }) => {
  const tipo = tipoDe(params.tipo);
  const [filas, completos] = await Promise.all([
    call('GET /api/horarios/proximos', tipo ? { query: { tipo } } : {}),
    tipo !== TIPO_PRINCIPAL && leerNombresCompletos(call),
  ]);
  return { tipo, filas, hoy: hoyDelClub(), completos };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

/** Where minors are going to be is found here, and not by searching for them. docs/reglas/datos-personales.md. */
const hayMenores = ({ tipo, filas }: Pick<Datos, 'tipo' | 'filas'>): boolean =>
  (tipo !== null && esDeMenores(tipo)) || filas.some(({ conMenores }) => conMenores);

export function meta({ loaderData }: { loaderData?: Datos }) {
  const eventos = eventosDe(loaderData?.filas ?? []);
  return [
    ...metaDe({
      ...PAGINA,
      titulo: tituloDe(loaderData?.tipo ?? null),
      oculta: loaderData !== undefined && hayMenores(loaderData),
    }),
    ...(eventos ? [{ 'script:ld+json': eventos }] : []),
  ];
}

function SinPartidos({ tipo }: { tipo: TipoLiga | null }) {
  return (
    <EmptyState
      title="No hay partidos programados"
      drawing={<PistaDibujo {...dibujoDe('vacio')} />}
      action={
        <ButtonLink to={rutas.clasificaciones(tipo ?? undefined)}>
          Ver cómo van las clasificaciones
        </ButtonLink>
      }
    >
      Los de la próxima jornada aparecerán aquí en cuanto se publiquen.
    </EmptyState>
  );
}

/** Who comes to see about tonight is told that there is nothing, not left to find it out from the dates. */
function SinHoy({ filas, hoy }: Pick<Datos, 'filas' | 'hoy'>) {
  const [primero] = filas;
  if (!primero || diaDe(primero.fecha) === hoy) return null;
  const dia = fechaSemana(hoy).replace(',', '');
  return <p className={styles.sinHoy}>Hoy, {dia}, no hay partidos. Los próximos:</p>;
}

const porDia = (filas: readonly FilaHorario[]): [Dia, FilaHorario[]][] => [
  ...Map.groupBy(filas, ({ fecha }) => diaDe(fecha)),
];

export default function Horarios() {
  const datos = useLoaderData<Datos>();
  const { tipo, filas, hoy, completos } = datos;
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        titulo={tituloDe(tipo)}
        entradilla="Los partidos que quedan por jugar, con su pista y el tiempo que hará."
        migas={[{ titulo: 'Competiciones' }, { titulo: 'Horarios' }]}
        talla="compacta"
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <Pestanas />
        {filas.length === 0 ? <SinPartidos tipo={tipo} /> : null}
        <SinHoy filas={filas} hoy={hoy} />
        {porDia(filas).map(([dia, partidos]) => (
          <Jornada key={dia} dia={dia} esHoy={dia === hoy} partidos={partidos} />
        ))}
        {tipo !== TIPO_PRINCIPAL && filas.length > 0 && hayMenores(datos) ? (
          <NotaMenores completos={completos} />
        ) : null}
      </div>
    </>
  );
}

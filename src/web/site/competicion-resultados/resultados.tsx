import { Link, useLoaderData } from 'react-router';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe, esDia } from '#domain/fecha.ts';
import { fechaCompleta } from '#domain/fecha-texto.ts';
import { esDeMenores, TIPO_PRINCIPAL, type TipoLiga, tiposDelHorario } from '#domain/liga/tipos.ts';
import hoja from '#web/club/competicion/dias.module.css';
import { Hoja } from '#web/club/competicion/dias.tsx';
import jornadas from '#web/club/competicion/jornadas.module.css';
import { porDia, Resultado } from '#web/club/competicion/resultado.tsx';
import { separar, sinMarcador } from '#web/club/competicion/separar.ts';
import {
  Cambio,
  conFiltros,
  esDe,
  estaFiltrada,
  type Filtros,
  filtrosDe,
  type LigaElegible,
  NadaAsi,
  tipoDe,
  Vistas,
} from '#web/club/competicion/vistas.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { leerNombresCompletos, NotaMenores } from '#web/club/nota-menores.tsx';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { seccionDeLiga } from '#web/club/seccion-liga.ts';
import { EnVivo } from '#web/club/vivo/en-vivo.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './resultados.module.css';
import { Tanteo } from './tanteo.tsx';

const PAGINA = paginaDe('/competicion-resultados/:tipo?');

type Datos = {
  tipo: TipoLiga | null;
  ligas: LigaElegible[];
  filtros: Filtros;
  /** The last day that was asked for; null: the latest there is. */
  hasta: Dia | null;
  partidos: FilaResultado[];
  anterior: Dia | null;
  /** Today's that are over, and without a score yet. */
  pasados: FilaHorario[];
  hoy: Dia;
  completos: boolean;
};

const DE: Record<TipoLiga, string> = {
  social: 'de la liga social',
  infantil: 'de la liga infantil',
  amistosos: 'de los amistosos',
  playoff: 'del play-off',
};

const cargar: Load<Datos> = async (call, { params, url }) => {
  const tipo = tipoDe(rutas.resultados, params.tipo, url);
  const tipos = tiposDelHorario(tipo ?? undefined);
  const pedido = url.searchParams.get('hasta') ?? '';
  const hasta = esDia(pedido) ? pedido : null;
  const ahora = ahoraDelClub();
  const [ligas, filas, completos] = await Promise.all([
    call('GET /api/clasificaciones/ligas', {}),
    hasta ? [] : call('GET /api/horarios/proximos', tipo ? { query: { tipo } } : {}),
    tipo !== TIPO_PRINCIPAL && leerNombresCompletos(call),
  ]);
  const filtros = filtrosDe(
    url.searchParams,
    ligas.filter((una) => tipos.includes(una.tipo)),
  );
  const query = {
    ...(tipo && { tipo }),
    ...(filtros.liga !== null && { idLiga: filtros.liga }),
    ...(filtros.nombre !== '' && { nombre: filtros.nombre }),
    ...(hasta && { hasta }),
  };
  const resultados = await call('GET /api/horarios/resultados', { query });
  const { pasados } = separar(filas.filter(esDe(filtros)), ahora);
  return { tipo, ligas, filtros, hasta, ...resultados, pasados, hoy: diaDe(ahora), completos };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

const hayMenores = ({ tipo, partidos, pasados }: Datos): boolean =>
  (tipo !== null && esDeMenores(tipo)) || [...partidos, ...pasados].some(({ conMenores }) => conMenores);

/** What minors did is not for search engines, nor is each narrowing of a list: docs/reglas/datos-personales.md */
const estaOculta = (datos: Datos): boolean =>
  hayMenores(datos) || datos.hasta !== null || estaFiltrada(datos.filtros);

export const meta = ({ loaderData }: { loaderData?: Datos }) =>
  loaderData
    ? metaDe({
        ...PAGINA,
        titulo: loaderData.tipo ? `Resultados ${DE[loaderData.tipo]}` : PAGINA.titulo,
        oculta: estaOculta(loaderData),
      })
    : metaDe(PAGINA);

function SinResultados({ tipo, filtros }: Pick<Datos, 'tipo' | 'filtros'>) {
  if (estaFiltrada(filtros)) return <NadaAsi direccion={rutas.resultados} />;
  return (
    <EmptyState
      title="No hay resultados que contar"
      drawing={<PistaDibujo {...dibujoDe('vacio')} />}
      action={<ButtonLink to={rutas.horarios(tipo ?? undefined)}>Ver los próximos partidos</ButtonLink>}
    >
      Aparecen aquí en cuanto se apuntan.
    </EmptyState>
  );
}

const partidosDe = ({ length }: readonly unknown[]): string =>
  length === 1 ? '1 partido' : `${length} partidos`;

const Lista = ({ partidos, yo }: { partidos: readonly FilaResultado[]; yo: number | null }) => (
  <ul className={styles.lista}>
    {partidos.map((partido) => (
      <Resultado key={partido.id} partido={partido} yo={yo} />
    ))}
  </ul>
);

export default function Resultados() {
  const datos = useLoaderData<Datos>();
  const { tipo, ligas, filtros, hasta, partidos, anterior, pasados, hoy, completos } = datos;
  const yo = useYo();
  const dias = porDia(partidos);
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        talla="datos"
        titulo={tipo ? `Resultados ${DE[tipo]}` : 'Resultados'}
        migas={[{ titulo: 'Competiciones' }, { titulo: 'Resultados' }]}
      >
        <Cambio tipo={tipo} filtros={filtros} />
      </Portada>
      <div className={`${page.container} ${jornadas.jornadas}`}>
        <Vistas
          direccion={rutas.resultados}
          tipo={tipo}
          ligas={ligas}
          filtros={filtros}
          dias={dias.map(([dia]) => dia)}
          hoy={hoy}
        />
        {hasta ? (
          <p>
            Hasta el {fechaCompleta(hasta)}.{' '}
            <Link to={rutas.resultados(tipo ?? undefined)}>Ver los últimos</Link>
          </p>
        ) : null}
        <div className={styles.avisos}>
          {pasados.length > 0 ? (
            <details className={styles.hoy}>
              <summary className={hoja.pendientes}>Hoy: {partidosDe(pasados)} sin resultado aún</summary>
              <div className={hoja.hoja}>
                <Lista partidos={pasados.map(sinMarcador)} yo={yo?.id ?? null} />
              </div>
            </details>
          ) : null}
          <Tanteo partidos={partidos} />
        </div>
        {partidos.length === 0 ? <SinResultados tipo={tipo} filtros={filtros} /> : null}
        {dias.map(([dia, suyos]) => (
          <Hoja key={dia} dia={dia} hoy={hoy} cuantos={partidosDe(suyos)}>
            <Lista partidos={suyos.toReversed()} yo={yo?.id ?? null} />
          </Hoja>
        ))}
        {anterior ? (
          <ButtonLink
            to={conFiltros(rutas.resultados(tipo ?? undefined), filtros, anterior)}
            className={styles.mas}
          >
            Ver días anteriores
          </ButtonLink>
        ) : null}
        {hayMenores(datos) && dias.length + pasados.length > 0 ? <NotaMenores completos={completos} /> : null}
        <EnVivo resultados={partidos} />
      </div>
    </>
  );
}

import { useLoaderData } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { lugarDe } from '#domain/clasificacion/fila.ts';
import { nombreDivision, nombreTemporada, tituloCompeticion } from '#domain/liga/liga.ts';
import { esDeMenores } from '#domain/liga/tipos.ts';
import { useYo } from '#web/club/competicion/yo.ts';
import { seccionDeLiga } from '#web/club/dibujo/dibujos.ts';
import { metaDe } from '#web/club/meta.ts';
import { type Column, JUGADOS, LeagueTable, PUNTOS } from '#web/club/piezas/tabla-de-liga.tsx';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import type { Call } from '#web/platform/call.ts';
import { inBrowser, type LoadArgs, type Loaded, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PAGE } from '#web/ui/page.ts';

const PAGINA = paginaDe('/competicion-clasificaciones-general/:id');

const cargar = (call: Call, { params }: LoadArgs) =>
  call('GET /api/clasificaciones/general', { query: { idLiga: params.id ?? '' } });

type Datos = Loaded<typeof cargar>;
type Fila = Datos['filas'][number];

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

const nombreDe = (datos: Datos): string => `${tituloCompeticion(datos)} ${nombreTemporada(datos.anio)}`;

export const meta = ({ loaderData: datos }: { loaderData?: Datos }) =>
  metaDe(
    datos
      ? { ...PAGINA, titulo: `Tabla general, ${nombreDe(datos)}`, oculta: esDeMenores(datos.tipo) }
      : PAGINA,
  );

const GANADOS: Column<Fila> = {
  largo: 'Ganados',
  valor: ({ partidosGanados }) => partidosGanados,
  where: 'half',
  look: 'soft',
};

/** What that cycle gave; nothing to who did not play it. */
const deCiclo = (ciclo: number): Column<Fila> => ({
  largo: `Ciclo ${ciclo}`,
  valor: ({ ciclos }) => ciclos.find((uno) => uno.ciclo === ciclo)?.puntos ?? '–',
  where: 'wide',
  look: 'soft',
});

/** "Ciclo 1: 12 puntos, 2.º de 3ª División". */
function Detalle({ fila, tipo }: { fila: Fila; tipo: Datos['tipo'] }) {
  return (
    <div className="grid justify-items-start gap-3 px-4 pt-3 pb-4">
      <ul className="grid gap-1">
        {fila.ciclos.map(({ ciclo, division, puntos, ...puesto }) => (
          <li key={`${ciclo} ${division}`}>
            <b>Ciclo {ciclo}</b>: {puntos} puntos, {lugarDe(puesto)} de {nombreDivision(tipo, division)}
          </li>
        ))}
      </ul>
      <ButtonLink size="s" to={rutas.jugador(fila.idJugador)}>
        Ver sus partidos
      </ButtonLink>
    </div>
  );
}

/** The cycles of a season added up. docs/reglas/ciclos.md */
export default function General() {
  const datos = useLoaderData<Datos>();
  const yo = useYo();
  const { tipo, filas, ciclos, enJuego, nota, conPuntosCiclo } = datos;
  return (
    <>
      <Portada
        seccion={seccionDeLiga(tipo)}
        talla="datos"
        titulo="Tabla general"
        entradilla={`${nombreDe(datos)}: los puntos de ${ciclos.length === 1 ? 'su primer ciclo' : `sus ${ciclos.length} ciclos`}${enJuego === null ? '' : `, con el ${enJuego} en juego`}.`}
        migas={[
          { titulo: 'Competiciones' },
          { titulo: 'Clasificaciones', href: rutas.clasificaciones(tipo) },
          { titulo: 'Tabla general' },
        ]}
      />
      <div className={cx(PAGE, 'grid grid-cols-1 gap-4 pt-4 pb-12 print:block print:py-0')}>
        <LeagueTable
          titulo="Tabla general"
          liga={{ modo: datos.modo, ciclo: 0 }}
          filas={filas}
          columnas={[PUNTOS, JUGADOS, GANADOS, ...ciclos.map(deCiclo)]}
          lit={[yo?.id]}
          abre={(fila) => <Detalle fila={fila} tipo={tipo} />}
        >
          <p>
            Con los mismos puntos, va delante quien más partidos ha ganado; después, por la diferencia de sets
            y la de juegos.
            {conPuntosCiclo
              ? ' Los puntos de cada ciclo son los de su tabla más los que su división da por jugarlo.'
              : null}
          </p>
        </LeagueTable>
        {nota ? <p className="max-w-measure text-s text-ink-soft">{nota}</p> : null}
      </div>
    </>
  );
}

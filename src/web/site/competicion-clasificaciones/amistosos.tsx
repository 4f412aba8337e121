import { Link } from 'react-router';
import type { PartidoDeCuadro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { cuentaAtras } from '#domain/cuenta-atras.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { nombreMes, semanaBreve } from '#domain/fecha-texto.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { tieneFinal } from '#domain/partido/resultado.ts';
import { conMayuscula } from '#domain/texto.ts';
import { Partido } from '#web/club/piezas/partido.tsx';
import { vistoDeResultado } from '#web/club/piezas/partido-visto.ts';
import { PistaDibujo } from '#web/club/portada.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Lista } from './lista.tsx';

/** As many as are read at a glance. */
const MAXIMO = 12;

const Quiero = () => (
  <p className="surface flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
    <span className="flex-1 basis-2xs">
      Si juegas en el club, dinos tu nivel y cuándo puedes, y la organización te busca rival y pista.
    </span>
    <ButtonLink look="action" to={`${rutas.contacto()}?asunto=amistoso#escribenos`}>
      Quiero jugar un amistoso
    </ButtonLink>
  </p>
);

/** One to come: when and where, and between whom. */
const Cita = ({ partido, hoy }: { partido: PartidoDeCuadro; hoy: Dia }) => (
  <Partido
    size="tarjeta"
    partido={{ ...vistoDeResultado(partido, 'porJugar'), weather: partido.weather }}
    cuando={`${conMayuscula(semanaBreve(partido.fecha))}, ${horaDe(partido.fecha)}`}
    parts={['pista']}
  >
    <span className="print:hidden">
      <Badge tone="bola">{conMayuscula(cuentaAtras(diaDe(partido.fecha), hoy))}</Badge>
    </span>
  </Partido>
);

const MES = 7;

/** "Resultados de noviembre", and of which year where it is not this one. */
const tituloDelMes = (mes: string, hoy: Dia): string =>
  `Resultados de ${nombreMes(Number(mes.slice(-2)))}${mes.slice(0, 4) === hoy.slice(0, 4) ? '' : ` de ${mes.slice(0, 4)}`}`;

type AmistososProps = { partidos: readonly PartidoDeCuadro[]; tipo: TipoLiga; hoy: Dia };

/** Friendlies give no places: who plays whom next, and what was played last. */
export function Amistosos({ partidos, tipo, hoy }: AmistososProps) {
  const proximos = partidos.filter((uno) => !tieneFinal(uno) && diaDe(uno.fecha) >= hoy);
  const jugados = partidos.filter(tieneFinal).reverse();
  if (proximos.length + jugados.length === 0)
    return (
      <EmptyState title="Todavía no hay amistosos" drawing={<PistaDibujo seccion="vacio" />}>
        <Quiero />
      </EmptyState>
    );
  const meses = Map.groupBy(jugados.slice(0, MAXIMO), ({ fecha }) => fecha.slice(0, MES));
  return (
    <>
      {proximos.length > 0 ? (
        <section aria-labelledby="proximos">
          <h2 id="proximos" className="mb-3 text-xl">
            Próximos amistosos
          </h2>
          <ul className="grid-fit-xs gap-3">
            {proximos.map((partido) => (
              <Cita key={partido.id} partido={partido} hoy={hoy} />
            ))}
          </ul>
        </section>
      ) : null}
      <Quiero />
      {[...meses].map(([mes, suyos]) => (
        <Lista key={mes} titulo={tituloDelMes(mes, hoy)} partidos={suyos} hoy={hoy} />
      ))}
      {jugados.length > MAXIMO ? <Link to={rutas.resultados(tipo)}>Todos los resultados</Link> : null}
    </>
  );
}

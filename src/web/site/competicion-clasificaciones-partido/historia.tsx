import { Link } from 'react-router';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { FORMA, JUGADOS, LeagueTable, PUNTOS, QUEDAN } from '#web/club/piezas/tabla-de-liga.tsx';
import { Balanzas } from './balanza.tsx';
import { cortos, type Lados, Seccion } from './comun.tsx';
import { Siguientes } from './siguientes.tsx';
import { Otros, SusPartidos } from './sus-partidos.tsx';

/** The two in their table. */
function AsiVan({ encuentro, lados }: Omit<Props, 'este'>) {
  const { tabla, situacion1, separacion } = encuentro;
  if (!situacion1 || tabla.length === 0) return null;
  const { liga } = situacion1;
  const rotulo = liga.activa ? 'Así van hoy' : 'Así quedaron';
  return (
    <Seccion titulo={rotulo}>
      <LeagueTable
        titulo={rotulo}
        liga={liga}
        filas={tabla}
        columnas={[PUNTOS, JUGADOS, QUEDAN, FORMA]}
        lit={lados.map(({ id }) => id)}
        enlace={rutas.jugador}
      >
        <p>
          {separacion} <Link to={rutas.clasificaciones(liga.tipo, liga.id)}>Toda la tabla</Link>
        </p>
      </LeagueTable>
    </Seccion>
  );
}

type Props = { encuentro: Encuentro; lados: Lados; este: number };

/** What they have played, how they stand, and what comes next. */
export default function Historia({ encuentro, lados, este }: Props) {
  return (
    <>
      <SusPartidos {...encuentro} lados={lados} este={este}>
        <Balanzas balance={encuentro.balance} nombres={cortos(...lados)} />
      </SusPartidos>
      <AsiVan encuentro={encuentro} lados={lados} />
      <Siguientes {...encuentro} />
      <Otros {...encuentro} lados={lados} titulo="Partidos anteriores" />
    </>
  );
}

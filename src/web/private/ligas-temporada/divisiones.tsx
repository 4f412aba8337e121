import { Radio } from '@mantine/core';
import { PUESTOS, type Puestos as QuePuestos } from '#contract/opciones.ts';
import type { Cierre } from '#contract/temporadas.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Puestos } from '#web/club/mesa/puestos.tsx';
import { claseZona, FlechaZona } from '#web/club/zona.tsx';
import { Badge } from '#web/ui/badge.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { TableFrame } from '#web/ui/table-frame.tsx';
import { type Division, nombreDe } from './reparto.ts';
import styles from './temporada.module.css';

const TEXTOS: Record<QuePuestos, { label: string; description: string }> = {
  mantener: {
    label: 'Dejarlos para jugar',
    description: 'Siguen en el horario y en su pista. Lo que pase en ellos ya no cambia quién sube o baja.',
  },
  quitar: {
    label: 'Quitarlos y adjudicarlos',
    description: 'Salen del horario, dejan libre su pista y los gana quien va por delante.',
  },
};

type ElegirProps = { cierre: Cierre; valor: QuePuestos; elegir: (valor: QuePuestos) => void };

/** Of what is arranged from now on, what is done with all of it. */
export function ElegirPuestos({ cierre, valor, elegir }: ElegirProps) {
  const cuantosHay = cierre.divisiones.reduce(
    (n, { porJugar, quitados }) => n + porJugar.length + quitados.length,
    0,
  );
  if (cuantosHay === 0) return null;
  return (
    <Radio.Group
      label="Los partidos que ya están puestos"
      value={valor}
      onChange={(elegido) => elegir(elegido as QuePuestos)}
    >
      <div className={fields.row}>
        {PUESTOS.map((uno) => (
          <Radio key={uno} value={uno} {...TEXTOS[uno]} />
        ))}
      </div>
    </Radio.Group>
  );
}

function Estado({ creados, quitados, porJugar }: Division) {
  if (creados + quitados.length + porJugar.length === 0) return <Badge tone="ok">Completa</Badge>;
  return (
    <>
      {creados > 0 ? <Badge>{cuantos(creados, 'de resolución', 'de resolución')}</Badge> : null}
      {quitados.length > 0 ? (
        <Badge tone="warn">{cuantos(quitados.length, 'se quita', 'se quitan')}</Badge>
      ) : null}
      {porJugar.length > 0 ? (
        <Badge tone="azul">{cuantos(porJugar.length, 'sigue por jugar', 'siguen por jugar')}</Badge>
      ) : null}
    </>
  );
}

function TablaFinal({ division, nombre }: { division: Division; nombre: string }) {
  return (
    <TableFrame label={`Clasificación final de ${nombre}`} dense>
      <table>
        <thead>
          <tr>
            <th scope="col">Pos.</th>
            <th scope="col">Jugador</th>
            <th scope="col" data-num>
              Puntos
            </th>
            <th scope="col" data-num>
              Partidos
            </th>
          </tr>
        </thead>
        <tbody>
          {division.clasificaciones.map(({ idJugador, jugador, puntos, partidosJugados, zona }, lugar) => (
            <tr key={idJugador}>
              <td className={claseZona(zona)}>
                {lugar + 1} <FlechaZona zona={zona} />
              </td>
              <th scope="row">{jugador}</th>
              <td data-num>{puntos}</td>
              <td data-num>{partidosJugados}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** A division: whether it is complete, or what resolving it does; within, its final table and each match. */
function Fila({ cierre, division }: { cierre: Cierre; division: Division }) {
  const nombre = nombreDe(cierre, division);
  return (
    <details className={styles.division}>
      <summary>
        <strong>{nombre}</strong> <Estado {...division} />
      </summary>
      <div className={fields.stack}>
        <TablaFinal division={division} nombre={nombre} />
        {division.quitados.length > 0 ? <h3>Se quitan</h3> : null}
        <Puestos
          titulo={`Se quitan de ${nombre}`}
          partidos={division.quitados.map((uno) => ({
            ...uno,
            nota: uno.cancelado ? 'se cancela' : 'se adjudica',
          }))}
        />
        {division.porJugar.length > 0 ? <h3>Siguen por jugar</h3> : null}
        <Puestos titulo={`Siguen por jugar en ${nombre}`} partidos={division.porJugar} />
      </div>
    </details>
  );
}

export function Divisiones({ cierre }: { cierre: Cierre }) {
  return (
    <div className={styles.divisiones}>
      {cierre.divisiones.map((division) => (
        <Fila key={division.idLiga} cierre={cierre} division={division} />
      ))}
    </div>
  );
}

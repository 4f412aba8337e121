import { useState } from 'react';
import type { PorQuedar } from '#contract/cuentas/mis-partidos.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { MINUTOS_PARA_DESHACER } from '#domain/partido/dicho.ts';
import { useBusy } from '#web/platform/busy.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { Apartado, FILA, LISTA, SUAVE, useLlave } from './apartado.tsx';
import type { HacerCon } from './mis-partidos.tsx';

type PartidoProps = { partido: PorQuedar; hacer: HacerCon };
type Hueco = PorQuedar['huecos'][number];

const cuando = (fecha: string): string => `${fechaSemana(fecha)}, ${horaDe(fecha)}`;

function useHora({ partido: { id, modo }, hacer }: PartidoProps) {
  const token = useLlave();
  const [ocupada, ocupar] = useState<string | null>(null);
  const { run } = useBusy(async ({ fecha, mia, suya }: Hueco) => {
    ocupar(fecha);
    await hacer(call('POST /api/mi/hora', { body: { token, id, fecha, puede: !mia } }), ({ reservado }) => {
      if (reservado) return `Hecho: jugáis el ${cuando(reservado)}`;
      if (mia) return null;
      return suya && modo === 'confirma' ? 'Apuntado: falta que lo confirme el club' : null;
    });
    ocupar(null);
  });
  return { ocupada, poner: run };
}

type HorasProps = { partido: PorQuedar; uso: ReturnType<typeof useHora> };
type DeVarias = HorasProps & { huecos: readonly Hueco[] };

/** An hour to press, pressed already or not. */
function Hora({ hueco, partido, uso }: HorasProps & { hueco: Hueco }) {
  const { fecha, mia, suya } = hueco;
  return (
    <Button
      size="s"
      look={mia ? 'primary' : 'quiet'}
      aria-pressed={mia}
      busy={uso.ocupada === fecha}
      onClick={() => uso.poner(hueco)}
    >
      {mia ? '✓ ' : ''}
      {horaDe(fecha)}
      <span className="visually-hidden">
        del {fechaSemana(fecha)}
        {suya ? `: a ${partido.rival} le viene bien` : ''}
      </span>
    </Button>
  );
}

const Horas = ({ huecos, ...props }: DeVarias) => (
  <ul className="grid w-full gap-2">
    {[...Map.groupBy(huecos, ({ fecha }) => diaDe(fecha))].map(([dia, deEseDia]) => (
      <li key={dia}>
        <span className="block font-semibold first-letter:uppercase">{fechaSemana(dia)}</span>
        <span className="flex flex-wrap gap-2">
          {deEseDia.map((hueco) => (
            <Hora key={hueco.fecha} hueco={hueco} {...props} />
          ))}
        </span>
      </li>
    ))}
  </ul>
);

/** Those that suit the rival alone: one press and it is arranged. */
function DelRival({ huecos, partido, uso }: DeVarias) {
  if (huecos.length === 0) return null;
  return (
    <>
      <p>
        A <strong>{partido.rival}</strong> le viene bien:
      </p>
      {partido.modo === 'reserva' ? (
        <p className={SUAVE}>
          Al pulsar una, la pista queda reservada y el partido fijado en el horario de todos. Tienes{' '}
          {MINUTOS_PARA_DESHACER} minutos para deshacerlo.
        </p>
      ) : null}
      <ul className="grid w-full gap-2">
        {huecos.map((hueco) => (
          <li key={hueco.fecha}>
            <Button look="action" wide busy={uso.ocupada === hueco.fecha} onClick={() => uso.poner(hueco)}>
              {partido.modo === 'reserva' ? 'Jugar el' : 'Me viene bien el'} {cuando(hueco.fecha)}
            </Button>
          </li>
        ))}
      </ul>
      <p className={SUAVE}>¿Ninguno? Marca los que te vengan bien a ti:</p>
    </>
  );
}

function Fila(props: PartidoProps) {
  const { partido } = props;
  const uso = useHora(props);
  const { huecos, acordado, rival } = partido;
  const delRival = huecos.filter(({ mia, suya }) => suya && !mia);
  return (
    <li className={FILA}>
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        contra {rival} <Badge tone="warn">Aplazado</Badge>
      </p>
      <p className={SUAVE}>
        {partido.liga} · era el {fechaSemana(partido.fecha)}
      </p>
      {acordado ? (
        <p role="status">
          Habéis quedado el <strong>{cuando(acordado)}</strong>: falta que lo confirme el club.
        </p>
      ) : null}
      {huecos.length === 0 ? (
        <p>
          Ahora no tiene ningún hueco en tres semanas: uno de los dos no puede o está de baja, o no quedan
          pistas. Habla con el club.
        </p>
      ) : null}
      <DelRival huecos={delRival} {...{ partido, uso }} />
      {huecos.length > 0 && delRival.length === 0 ? (
        <p>
          Marca todas las horas que te vengan bien. En cuanto una os venga bien a los dos,{' '}
          {partido.modo === 'reserva' ? 'queda reservada.' : 'se la mandamos al club para que la confirme.'}
        </p>
      ) : null}
      <Horas huecos={huecos.filter(({ mia, suya }) => mia || !suya)} {...{ partido, uso }} />
    </li>
  );
}

type Props = Omit<PartidoProps, 'partido'> & { partidos: readonly PorQuedar[] };

/** Matches that were put off, for the two of them to arrange. docs/reglas/enlaces-personales.md */
export function Aplazados({ partidos, ...resto }: Props) {
  return (
    <Apartado titulo="Partidos aplazados: ¿cuándo puedes?">
      <ul className={LISTA}>
        {partidos.map((partido) => (
          <Fila key={partido.id} partido={partido} {...resto} />
        ))}
      </ul>
    </Apartado>
  );
}

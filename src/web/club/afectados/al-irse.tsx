import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AlIrsePedido, LoQueDejan, SegunRegla } from '#contract/liga/jugadores.ts';
import type { AlIrse } from '#domain/clasificacion/al-irse.ts';
import { puntosDe } from '#domain/clasificacion/fila.ts';
import type { ReglaAlIrse } from '#domain/liga/reglas.ts';
import { enLista } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { fields } from '#web/ui/desk/fields.ts';

type ComoQuedan = AlIrsePedido['jugadores'];

const NADA: LoQueDejan = { faltan: 0, puestos: 0, reglas: [] };

export const leerLoQueDejan = (jugadores: ComoQuedan): Promise<LoQueDejan> =>
  call('POST /api/private/jugadores/dejan', { body: { jugadores } });

/** What those players would leave without playing, while it is only in a form; nobody leaves with none. */
export function useLoQueDejan(jugadores: ComoQuedan): LoQueDejan {
  const { data = NADA } = useQuery({
    queryKey: ['jugadores', 'dejan', jugadores],
    queryFn: () => leerLoQueDejan(jugadores),
    enabled: jugadores.length > 0,
    staleTime: 0,
  });
  return jugadores.length > 0 ? data : NADA;
}

export const haceAlgo = ({ anulados, adjudicados }: SegunRegla): boolean => anulados + adjudicados > 0;

export const dejanAlgo = ({ faltan, puestos, reglas }: LoQueDejan): boolean =>
  faltan + puestos > 0 || reglas.some(haceAlgo);

const salen = (puestos: number): string =>
  puestos === 0 ? '' : `${cuantos(puestos, 'partido sale', 'partidos salen')} del horario. `;

const REGLAS: Record<ReglaAlIrse, string> = {
  seDecide: '',
  mitad: 'anular todo si ha jugado menos de la mitad; si no, dar lo que falta a sus rivales',
  anular: 'anular todos sus partidos',
  adjudicar: 'dar por ganado a sus rivales lo que falta',
  abierto: 'dejarlo abierto',
};

/** "Se anulan 3 partidos y se dan por ganados 2 a sus rivales." */
function loQueHace({ anulados, adjudicados }: SegunRegla): string {
  const partes = [
    anulados > 0 && `se ${anulados === 1 ? 'anula' : 'anulan'} ${cuantos(anulados, 'partido', 'partidos')}`,
    adjudicados > 0 &&
      `se ${adjudicados === 1 ? 'da por ganado' : 'dan por ganados'} ${adjudicados} a sus rivales`,
  ].filter((parte) => parte !== false);
  return partes.length === 0 ? 'no cambia ningún resultado' : enLista(partes);
}

type Rival = SegunRegla['rivales'][number];

const dePuntos = (n: number): string =>
  n === 0 ? '' : `${n > 0 ? 'gana' : 'pierde'} ${puntosDe(Math.abs(n))}`;
const dePuesto = ({ puestoAntes, puestoDespues }: Rival): string =>
  puestoAntes === puestoDespues ? '' : `pasa del puesto ${puestoAntes} al ${puestoDespues}`;

const deRival = (rival: Rival): string =>
  `${rival.jugador} ${enLista([dePuntos(rival.puntos), dePuesto(rival)].filter(Boolean))}`;

/** What the rule of a league does with numbers, and who wins or loses by it. */
export const EfectoDeRegla = ({ regla }: { regla: SegunRegla }) => (
  <details>
    <summary>
      {regla.liga}: {loQueHace(regla)}. {cuantos(regla.rivales.length, 'rival cambia', 'rivales cambian')} de
      puntos o de puesto.
    </summary>
    <ul className={fields.list}>
      {regla.rivales.map((rival) => (
        <li key={rival.jugador}>{deRival(rival)}.</li>
      ))}
    </ul>
  </details>
);

type Opcion = { valor: AlIrse; label: string; description: string };

/** The rule of the league goes first; without one, what is left open, as always. */
function opcionesDe({ faltan, puestos, reglas }: LoQueDejan): Opcion[] {
  const [unica, ...otras] = new Set(reglas.map(({ regla }) => regla));
  const adjudicar = {
    valor: 'adjudicar' as const,
    label: `Dar por ganado a sus rivales lo que falta: ${cuantos(faltan, 'partido', 'partidos')}`,
    description: `${salen(puestos)}Cuentan 6-0 6-0 en la tabla desde ahora.`,
  };
  const abierto = {
    valor: 'abierto' as const,
    label: 'Dejarlo abierto',
    description: `${salen(puestos)}Al resolver la división o cerrar la temporada se ${
      faltan === 1 ? 'dará por ganado a su rival' : 'darán por ganados a sus rivales'
    }. Hasta entonces, lo que dependa de ellos no sale como seguro.`,
  };
  const resultados = {
    valor: 'abierto' as const,
    label: 'Dejar sus resultados como están',
    description: salen(puestos),
  };
  if (unica === undefined) return [abierto, adjudicar];
  const regla = {
    valor: 'regla' as const,
    label: otras.length > 0 ? 'La regla de cada liga' : `La regla de la liga: ${REGLAS[unica]}`,
    description: reglas.some(haceAlgo)
      ? `${salen(puestos)}Cuenta en la tabla desde ahora.`
      : abierto.description,
  };
  const demas = faltan > 0 ? [abierto, adjudicar] : [resultados];
  return [regla, ...demas.filter(({ valor }) => otras.length > 0 || valor !== unica)];
}

type Props = { dejan: LoQueDejan; valor: AlIrse; elegir: (valor: AlIrse) => void };

/** What becomes of the matches of somebody who leaves; nothing where they leave nothing. */
export function ElegirAlIrse({ dejan, valor, elegir }: Props) {
  const reglas = dejan.reglas.filter(haceAlgo);
  if (dejan.faltan === 0 && reglas.length === 0)
    return dejan.puestos === 0 ? null : <p>Al guardar, {salen(dejan.puestos)}</p>;
  const opciones = opcionesDe(dejan);
  const [primera] = opciones;
  const elegida = opciones.some((una) => una.valor === valor) ? valor : primera?.valor;
  return (
    <>
      <Radio.Group
        label="Lo que falta por jugar"
        value={elegida ?? null}
        onChange={(elegido) => elegir(elegido as AlIrse)}
      >
        <div className="grid gap-3">
          {opciones.map((una) => (
            <Radio key={una.valor} value={una.valor} label={una.label} description={una.description} />
          ))}
        </div>
      </Radio.Group>
      {elegida === 'regla' ? reglas.map((una) => <EfectoDeRegla key={una.liga} regla={una} />) : null}
    </>
  );
}

/** In a question that is asked once: what was chosen is told as it is. */
export function ElegirAlIrseSuelto({ dejan, elegir }: Omit<Props, 'valor'>) {
  const [valor, setValor] = useState<AlIrse>('regla');
  return (
    <ElegirAlIrse
      dejan={dejan}
      valor={valor}
      elegir={(elegido) => {
        setValor(elegido);
        elegir(elegido);
      }}
    />
  );
}

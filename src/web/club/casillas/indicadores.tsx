import { Checkbox, type CheckboxProps } from '@mantine/core';
import { useRef } from 'react';
import type { FechaHora } from '#domain/fecha.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import { avisosDeAntes, rarezasDe } from '#domain/partido/errores.ts';
import { type MarcadorPlano, marcadorDe } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace, conEmpate, type Escrito } from '#domain/partido/plano.ts';
import { esEmpate, ganadorDe, setsJugados } from '#domain/partido/resultado.ts';
import type { Problema } from '#domain/problema.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { Badge } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { comoSeLlama, otro } from './casillas.tsx';
import {
  type ConMarcador,
  conDesenlaceEscrito,
  marcadorEscrito,
  marcarNoPresenta,
  problemasDelMarcador,
} from './valores.ts';

/** A score that deserves a second look before it is saved. */
type Raro = { nombres: readonly [string, string]; valores: ConMarcador; rarezas: readonly Problema[] };

/** Of whichever match. */
type Puntuado = { valores: ConMarcador; fecha: FechaHora; sintetico: boolean };

/** What is odd in a score that can be saved as it is; without rules, nothing. */
export function rarezasDelMarcador(
  { valores, fecha, sintetico }: Puntuado,
  reglas: Reglas | undefined,
): Problema[] {
  if (!reglas || problemasDelMarcador(valores, reglas).errores.length > 0) return [];
  const plano = conEmpate({ ...valores, fecha, sintetico }, reglas);
  return [...rarezasDe(plano, reglas), ...avisosDeAntes(conDesenlace(plano), ahoraDelClub())];
}

const cuantosRaros = (n: number): string => cuantos(n, 'resultado raro', 'resultados raros');

const tanteo = (valores: ConMarcador): string =>
  setsJugados(marcadorDe(valores))
    .map(([uno, dos]) => `${uno}-${dos}`)
    .join(' ');

/** In the bar that saves: what will be asked. */
export const CuentaRaros = ({ n }: { n: number }) =>
  n === 0 ? null : <Badge tone="warn">{cuantosRaros(n)}</Badge>;

/** What saving it as it is means in the table. */
export function queContara(nombres: Raro['nombres'], valores: ConMarcador): string {
  const resultado = conDesenlace(valores);
  if (esEmpate(resultado)) return 'Contará como empate.';
  const ganador = ganadorDe(resultado);
  return ganador === null
    ? 'Quedará sin ganador: no contará en la clasificación.'
    : `Contará como victoria de ${nombres[ganador - 1]}.`;
}

/** Shows those that are odd and asks; true to save them as they are. `revisar` takes the focus to the first of them. */
export async function confirmarRaros(todos: readonly Raro[], revisar: () => void): Promise<boolean> {
  const raros = todos.filter(({ rarezas }) => rarezas.length > 0);
  if (raros.length === 0) return true;
  const lista = (
    <ul className={fields.list}>
      {raros.map(({ nombres, valores, rarezas }) => (
        <li key={nombres.join()}>
          <strong>
            {nombres.join(' – ')}: {tanteo(valores)}
          </strong>
          {rarezas.map(({ message }) => (
            <div key={message}>{message}</div>
          ))}
          <div>{queContara(nombres, valores)}</div>
        </li>
      ))}
    </ul>
  );
  const seguro = await confirm({
    title: `¿Guardar ${cuantosRaros(raros.length)}?`,
    children: lista,
    action: 'Guardar igualmente',
    cancel: 'Revisar',
    returnFocus: false,
    harmless: true,
  });
  if (!seguro) requestAnimationFrame(() => requestAnimationFrame(revisar));
  return seguro;
}

type IndicadoresProps<V extends ConMarcador> = {
  valores: V;
  cambiar: (valores: V) => void;
  nombres: readonly [string, string];
  /** Also who left it, of which few matches need to say. */
  raros: boolean;
};

/** On a phone each is a chip for a thumb. */
export const FICHA = cx(
  'max-sm:flex-1 max-sm:rounded-m max-sm:border max-sm:border-border max-sm:px-3 max-sm:py-2',
);

const MARCAS = [
  ['NoPresenta', 'No se presenta'],
  ['Aplaza', 'Aplaza'],
] as const;

type MarcaDeFinProps<V extends ConMarcador> = Pick<IndicadoresProps<V>, 'valores' | 'cambiar'> &
  Pick<CheckboxProps, 'label' | 'aria-label' | 'description'> & { fin: Escrito };

const MarcaDeFin = <V extends ConMarcador>({ valores, cambiar, fin, ...props }: MarcaDeFinProps<V>) => (
  <Checkbox
    className={FICHA}
    name={fin}
    checked={valores.desenlace === fin}
    onChange={() => cambiar(conDesenlaceEscrito(valores, fin))}
    {...props}
  />
);

const AYUDA = {
  suspendido: 'No lo gana nadie: queda por reanudar, con ese marcador. Ponle otro día.',
  ninguno: 'No lo gana nadie y ya no se debe. Si las reglas de la liga lo dicen, pierden los dos.',
};

type FinesProps<V extends ConMarcador> = Pick<IndicadoresProps<V>, 'valores' | 'cambiar'> & {
  /** With what each means. */
  explicados?: boolean;
};

/** How it ended for both. */
export const FinesDeLosDos = <V extends ConMarcador>({ explicados, ...props }: FinesProps<V>) => (
  <>
    <MarcaDeFin
      {...props}
      fin="suspendido"
      label="Se suspende con este marcador"
      description={explicados && AYUDA.suspendido}
    />
    <MarcaDeFin
      {...props}
      fin="no-presentados"
      label="No se presenta ninguno"
      description={explicados && AYUDA.ninguno}
    />
  </>
);

/** No-show, postponed and who left it, of both players; one's no-show or postponement locks the other's. */
export function Indicadores<V extends ConMarcador>({
  valores,
  cambiar,
  nombres,
  raros,
}: IndicadoresProps<V>) {
  const antes = useRef<MarcadorPlano | null>(null);
  const marcar = (lado: Lado, que: (typeof MARCAS)[number][0], marcado: boolean) => {
    if (que === 'Aplaza') return cambiar({ ...valores, [`jugador${lado}Aplaza`]: marcado });
    if (marcado) antes.current = marcadorEscrito(valores);
    cambiar(marcarNoPresenta(valores, lado, marcado, antes.current));
  };
  return ([1, 2] as const).map((lado) => (
    <div key={lado} className="flex flex-wrap items-center gap-x-4 gap-y-1 whitespace-nowrap max-sm:gap-x-2">
      <span className="truncate text-s text-ink-soft max-sm:basis-full @2xl:hidden" aria-hidden="true">
        {comoSeLlama(lado, nombres)}
      </span>
      {MARCAS.map(([que, texto]) => (
        <Checkbox
          key={que}
          className={FICHA}
          name={`jugador${lado}${que}`}
          // The visible words are short; whose they are is for those who do not see the row.
          label={texto}
          aria-label={`${texto}: ${nombres[lado - 1] ?? ''}`}
          checked={valores[`jugador${lado}${que}`]}
          disabled={valores[`jugador${otro(lado)}${que}`]}
          onChange={({ currentTarget }) => marcar(lado, que, currentTarget.checked)}
        />
      ))}
      {raros ? (
        <MarcaDeFin
          {...{ valores, cambiar }}
          fin={`retirada-${lado}`}
          label="Se retira"
          aria-label={`Se retira: ${nombres[lado - 1] ?? ''}`}
        />
      ) : null}
    </div>
  ));
}

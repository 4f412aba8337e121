import type { Reglas } from '#domain/liga/reglas.ts';
import { rarezasDe } from '#domain/partido/errores.ts';
import { marcadorDe } from '#domain/partido/marcador.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { ganadorDe, setsJugados } from '#domain/partido/resultado.ts';
import type { Problema } from '#domain/problema.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Badge } from '#web/ui/card.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import type { ConMarcador } from './valores.ts';

/** A score that deserves a second look before it is saved. */
type Raro = { nombres: readonly [string, string]; valores: ConMarcador; rarezas: readonly Problema[] };

/** What is odd in the score; without rules, nothing. */
export const rarezasDelMarcador = (valores: ConMarcador, reglas: Reglas | undefined): Problema[] =>
  reglas ? rarezasDe(valores, reglas) : [];

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
  const ganador = ganadorDe(conDesenlace(valores));
  return ganador === null
    ? 'Quedará sin ganador: no contará en la clasificación.'
    : `Contará como victoria de ${nombres[ganador - 1]}.`;
}

/** Shows the odd scores and asks; true to save them as they are. `revisar` takes the focus to the first of them. */
export async function confirmarRaros(raros: readonly Raro[], revisar: () => void): Promise<boolean> {
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

import { Link } from 'react-router';
import type { Resumen } from '#contract/club/resumen.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { horaDe } from '#domain/fecha.ts';
import { fechaSemana, semanaCorta } from '#domain/fecha-texto.ts';
import type { AlVencer } from '#domain/liga/reglas.ts';
import { Consecuencias, useEnsayo } from '#web/club/avisos/avisos.tsx';
import { avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos, parejaDe, SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DialogButton, DialogForm } from '#web/ui/desk/modal.tsx';
import { Waiting } from '#web/ui/states.tsx';
import { type Props, UnaDe } from './campos-de-reglas.tsx';
import { useResumen } from './como-va.tsx';

const NO_JUGADOS = 'POST /api/private/ligas/:id/no-jugados';

type ConLiga = { liga: Pick<Liga, 'id'> };

type Atrasado = Parameters<typeof parejaDe>[0] & { fecha: string };

const dicho = (partido: Atrasado): string =>
  `${parejaDe(partido)}, ${semanaCorta(partido.fecha)}, ${horaDe(partido.fecha)}`;

const partidos = (n: number): string => cuantos(n, 'partido', 'partidos');

/** What each of both takes, by the rules of the league. */
function loQueDan(ninguno: number | null): string {
  if (ninguno === null) return 'No cuentan para nadie.';
  const puntos = `${ninguno < 0 ? '−' : ''}${cuantos(Math.abs(ninguno), 'punto', 'puntos')}`;
  return `Los pierden los dos: en cada uno, ${puntos} y un no presentado para cada jugador.`;
}

/** Each one that it would touch, by name; no other is. */
function NoJugados({ liga: { id }, cerrar }: ConLiga & { cerrar: () => void }) {
  const params = { id };
  const { ensayo, haria, nota, callar } = useEnsayo(NO_JUGADOS, { params, body: null });
  const suyos = haria?.partidos ?? [];
  const { hacer, haciendo } = useHacer(
    () =>
      call(NO_JUGADOS, { params, body: { partidos: suyos.map((partido) => partido.id) } }, { quiet: callar }),
    () => {
      avisarHecho(`${partidos(suyos.length)} sin jugar: no se presentó ninguno.`);
      cerrar();
    },
  );
  if (ensayo.isError || !haria) return <Waiting query={ensayo} kind="text" rows={4} />;
  return (
    <DialogForm
      action={`Dar por no jugados (${suyos.length})`}
      look="danger"
      startsOnCancel
      disabled={suyos.length === 0}
      busy={haciendo}
      onSubmit={() => hacer()}
      onCancel={cerrar}
    >
      <Consecuencias nota={nota}>
        {`Quedarán como «No se presentó ninguno», y ya nadie los deberá. ${loQueDan(haria.ninguno)} ${SE_DESHACE}`}
      </Consecuencias>
      <ul className={fields.list} aria-label="Se dan por no jugados">
        {suyos.map((partido) => (
          <li key={partido.id}>{dicho(partido)}</li>
        ))}
      </ul>
      {haria.conDicho > 0 ? (
        <p>
          {`${partidos(haria.conDicho)} más: un jugador ya ha dicho cómo acabó. Se quedan para que los apuntes.`}
        </p>
      ) : null}
    </DialogForm>
  );
}

/** "3 partidos se darán por no jugados solos desde el lunes, 30 de noviembre": of what its players have been told. */
function fraseDeDarse({ cuantos: n, desde }: Omit<Resumen['seDaran'][number], 'id' | 'nombre'>): string {
  const que = cuantos(n, 'partido se dará por no jugado', 'partidos se darán por no jugados');
  return `${que} ${n === 1 ? 'el' : 'desde el'} ${fechaSemana(desde)} si nadie dice antes cómo acabó.`;
}

const conPlazoPasado = (n: number, solo: boolean): string =>
  n === 0
    ? ''
    : `${partidos(n)} sin resultado, con el plazo para decirlo pasado. ${solo ? 'Apúntalos' : 'Nada cambia solo: apúntalos'} o dalos por no jugados.`;

/** What is late in this league, and what it will give up by itself; nothing where nothing is. docs/reglas/ligas.md */
export function FueraDePlazo({ liga }: { liga: Pick<Liga, 'id' | 'reglas'> }) {
  const { data } = useResumen();
  const n = data?.fueraDePlazo.find(({ id }) => id === liga.id)?.cuantos ?? 0;
  const seDaran = data?.seDaran.find(({ id }) => id === liga.id);
  const puede = usePuede(NO_JUGADOS);
  if (n === 0 && !seDaran) return null;
  const frases = [conPlazoPasado(n, liga.reglas.alVencer === 'solo'), seDaran ? fraseDeDarse(seDaran) : ''];
  return (
    <Section title="Fuera de plazo" hint={frases.filter((frase) => frase !== '').join(' ')}>
      <div className={fields.buttons}>
        {n > 0 ? (
          <Link to={rutasPrivadas.fueraDePlazoDe(liga.id)}>Ver cuáles son</Link>
        ) : (
          <Link to={rutasPrivadas.partidosDeLiga(liga.id)}>Ver sus partidos</Link>
        )}
        {puede && n > 0 ? (
          <DialogButton size="s" label="Dar por no jugados" title="Dar por no jugados">
            {(cerrar) => <NoJugados liga={liga} cerrar={cerrar} />}
          </DialogButton>
        ) : null}
      </div>
    </Section>
  );
}

export const AL_VENCER: Record<AlVencer, string> = {
  mesa: 'El club lo da por no jugado, si quiere',
  solo: 'Se da por no jugado solo',
};

/** What turning it on does to those that are late already is said before it is saved. */
export function AlVencerElPlazo({ form, idLiga }: Props & { idLiga: number | null }) {
  const { plazoResultado, alVencer } = form.values.reglas;
  const tarde = useResumen().data?.fueraDePlazo.find(({ id }) => id === idLiga)?.cuantos ?? 0;
  if (plazoResultado === 0 && alVencer === 'mesa') return null;
  return (
    <>
      <UnaDe form={form} campo="alVencer" label="Si pasa sin que nadie lo diga" opciones={AL_VENCER} />
      {alVencer === 'solo' ? (
        <p className={fields.small}>
          Se les recuerda antes de que acabe el plazo y, cuando ha pasado, queda como «No se presentó
          ninguno». Lo que un jugador ya haya dicho espera a que lo apuntes.
          {tarde > 0
            ? ` Hay ${cuantos(tarde, 'resultado', 'resultados')} fuera de plazo: si nadie dice nada, se dan por no jugados a los dos días.`
            : null}
        </p>
      ) : null}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Arranque } from '#contract/club/arranque.ts';
import type { Resumen } from '#contract/club/resumen.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { proximoFinDeSemana } from '#domain/panel/panel.ts';
import { AvisoDeDias } from '#web/club/mesa/aviso.tsx';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { haceHoras } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFocusBack } from '#web/ui/desk/data-table.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame, TitleNote } from '#web/ui/desk/list-frame.tsx';
import { DeskModal } from '#web/ui/desk/modal.tsx';
import { Notice } from '#web/ui/states.tsx';
import { esElMismo, FinDeSemana, Hoy, Preparar } from './partidos.tsx';
import { Avisos, EnPistaCerrada, IDA, NoPueden, SeRetrasan } from './tarjetas.tsx';
import { TeEspera, tocaApuntar } from './te-espera.tsx';

type Props = Pick<Resumen, 'copia'>;

/** When there should be a newer one: who to tell, and what to do meanwhile. */
export function CopiaAtrasada({ copia: { horas, estado } }: Props) {
  const descarga = usePuede('GET /api/private/ligas/backup');
  if (estado === 'ok') return null;
  return (
    <Notice
      tone="warn"
      title={
        horas === null
          ? 'No hay ninguna copia de seguridad'
          : `La última copia de seguridad es de ${haceHoras(horas)}`
      }
    >
      <p>
        Si se estropeara el servidor, se perdería lo guardado{horas === null ? '' : ' desde entonces'}. Avisa
        a quien lo lleva: la copia de cada noche no se está haciendo.
        {descarga ? (
          <>
            {' '}
            Mientras tanto, <Link to={rutasPrivadas.copia()}>descarga una</Link>.
          </>
        ) : null}
      </p>
    </Notice>
  );
}

/** The line that says that somebody looks after it. That there is none yet waits for somebody: `TeEspera`. */
export function UltimaCopia({ copia: { horas, estado } }: Props) {
  if (estado === 'tarde' || horas === null) return null;
  return <p className="mt-3 text-s text-ink-soft">Última copia de seguridad: {haceHoras(horas)}.</p>;
}

/** [what is the matter, what to do, its button, its step] */
function queFalta({ muestra, inventado, dicho, vacio }: Arranque): [string, string, string, number] | null {
  if (inventado)
    return [
      'Estás mirando un club inventado',
      'Toca lo que quieras. Cuando lo tengas visto, lo quitas de una vez y pones el tuyo.',
      'Empezar con mi club',
      2,
    ];
  if (!dicho)
    return [
      'Falta decir de quién es esta web',
      'Te lo preguntamos en unos pocos pasos.',
      'Empezar con mi club',
      2,
    ];
  if (vacio)
    return [
      'Todavía no hay ligas ni jugadores',
      'Créalos, o tráelos de las hojas de cálculo que ya tengas.',
      'Ver por dónde seguir',
      5,
    ];
  return muestra
    ? [
        'Está puesta la temporada de muestra',
        'Nadie de ella existe, y también se ve en la web.',
        'Quitarla',
        5,
      ]
    : null;
}

/** While the club is made up, empty, or nobody has said whose it is: where one begins. docs/reglas/arranque.md */
function PrimerosPasos() {
  const { data } = useQuery({
    queryKey: ['arranque'],
    queryFn: () => call('GET /api/private/club/arranque', {}),
  });
  const que = data && queFalta(data);
  if (!que) return null;
  const [titulo, texto, accion, paso] = que;
  return (
    <div className={fields.notice}>
      <p className="flex-1">
        <strong>{titulo}.</strong> <span className="max-md:hidden">{texto}</span>
      </p>
      <ButtonLink size="s" to={rutasPrivadas.paso(paso)}>
        {accion}
      </ButtonLink>
    </div>
  );
}

function Contenido() {
  const [[dia1, dia2], setDias] = useState<[Dia | null, Dia | null]>(() => proximoFinDeSemana(hoyDelClub()));
  const dias = [...new Set([dia1, dia2])].filter((dia) => dia !== null);
  return (
    <div className={fields.stack}>
      <p>Los partidos por jugar de esos días, para pegarlos en el grupo de los jugadores.</p>
      <div className={fields.row}>
        <CampoDia label="Primer día" value={dia1} onChange={(dia) => setDias([dia, dia2])} />
        <CampoDia label="Segundo día" clearable value={dia2} onChange={(dia) => setDias([dia1, dia])} />
      </div>
      <AvisoDeDias dias={dias} />
    </div>
  );
}

/** Who plays when and where, ready to be sent to the players' group. docs/guia/propuesta.md */
function AvisoGrupo() {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button onClick={() => setAbierto(true)}>Aviso para el grupo</Button>
      <DeskModal opened={abierto} onClose={() => setAbierto(false)} title="Aviso para el grupo">
        <Contenido />
      </DeskModal>
    </>
  );
}

export const meta = () => metaDe({ titulo: 'Hoy', oculta: true });

const PROPUESTA = { to: rutasPrivadas.propuesta(), children: 'Nueva propuesta' };
const APUNTAR = { to: rutasPrivadas.puntuacionMasiva(), children: 'Apuntar resultados' };

const OTRAS = (
  <>
    <a className={buttonClass()} href={rutas.pantalla()} target="_blank" rel="noreferrer">
      Pantalla del bar
    </a>
    <AvisoGrupo />
    <ButtonLink to={rutasPrivadas.partido(0)} state={IDA}>
      Nuevo partido
    </ButtonLink>
  </>
);

/** What waits and today on one side, and all of the weekend on the other: both end together. */
const COLUMNA = cx('flex min-w-0 flex-col empty:hidden');

function Tarjetas({ resumen }: { resumen: Resumen }) {
  const tarjetas = useFocusBack<HTMLDivElement>();
  const { partidos, hoy, noPueden, enPistaCerrada, preparar } = resumen;
  const lleva = usePuede('POST /api/private/partidos/:id');
  const deHoy = partidos.filter(({ fecha }) => diaDe(fecha) === hoy).length;
  const juntos = lleva && esElMismo({ partidos, hoy }, preparar);
  const suyos = { partidos, hoy };
  const quedan = partidos.length - deHoy;
  return (
    <>
      <div className="grid grid-fit-md gap-x-3" ref={tarjetas}>
        <div className={COLUMNA}>
          <TeEspera resumen={resumen} />
          {lleva ? <NoPueden {...noPueden} conLosDeHoy={deHoy > 0} /> : null}
          {lleva ? <EnPistaCerrada {...enPistaCerrada} /> : null}
          {deHoy > 0 ? <Hoy {...suyos} /> : null}
        </div>
        <div className={COLUMNA}>
          {!juntos && quedan > 0 ? <FinDeSemana {...suyos} /> : null}
          {lleva ? <Preparar preparar={preparar} {...(juntos && { suyos })} /> : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {deHoy > 0 ? null : <Hoy {...suyos} />}
        {juntos || quedan > 0 ? null : <FinDeSemana {...suyos} />}
      </div>
    </>
  );
}

/** What there is to do: the front page of the desk. docs/reglas/panel.md. */
export default function Panel() {
  const consulta = useQuery({
    queryKey: ['resumen'],
    queryFn: () => call('GET /api/private/resumen', {}),
    // Read again on coming back to the tab. No interval: an idle session has to end by itself.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const resumen = consulta.data;
  const primero = resumen && tocaApuntar(resumen) ? APUNTAR : PROPUESTA;
  const empieza = usePuede('GET /api/private/club/arranque');
  return (
    <ListFrame
      title={
        <>
          Hoy <TitleNote>{semanaBreve(hoyDelClub())}</TitleNote>
        </>
      }
      // Until it is known which, none: what is about to be pressed does not turn into another.
      actions={consulta.isPending ? null : <ButtonLink look="action" {...primero} />}
      more={
        <>
          {OTRAS}
          {primero === PROPUESTA ? null : <ButtonLink {...PROPUESTA} />}
        </>
      }
      query={consulta}
      empty={null}
    >
      {resumen ? (
        <>
          <div className="*:mb-4">
            {resumen.baseDanada ? (
              <Notice tone="bad" title="La base de datos está dañada">
                Avisa cuanto antes a quien lleva el servidor: hay que restaurar la última copia de seguridad.
                Lo que se guarde hasta entonces se puede perder: apúntalo también fuera de aquí.
              </Notice>
            ) : null}
            {empieza ? <PrimerosPasos /> : null}
            <CopiaAtrasada copia={resumen.copia} />
            <Avisos avisos={resumen.avisos} />
            <SeRetrasan ligas={resumen.seRetrasan} />
          </div>
          <Tarjetas resumen={resumen} />
          <UltimaCopia copia={resumen.copia} />
        </>
      ) : null}
    </ListFrame>
  );
}

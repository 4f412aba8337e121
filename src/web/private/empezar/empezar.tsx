import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { club } from '#club';
import type { Arranque } from '#contract/club/arranque.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { Pasos } from '#web/club/mesa/pasos.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { useSession } from '#web/platform/session.ts';
import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { ListFrame } from '#web/ui/desk/list-frame.tsx';
import { Notice } from '#web/ui/states.tsx';
import { Botones, PasoClub, PasoMuestra, Quitada } from './pasos.tsx';

export const meta = () => metaDe({ titulo: 'Primeros pasos', oculta: true });

const PASOS = ['Tu cuenta', 'El club', 'El correo', 'Ligas y jugadores', 'Las copias'] as const;
const ULTIMO = PASOS.length;

const Progreso = ({ paso }: { paso: number }) => (
  <nav aria-label="Pasos">
    <Pasos
      titulos={PASOS}
      paso={paso}
      cada={(titulo, lugar) => (
        <Link
          to={rutasPrivadas.paso(lugar)}
          className={cx('text-inherit', paso === lugar && 'no-underline')}
          {...(paso === lugar && { 'aria-current': 'step' as const })}
        >
          {titulo}
        </Link>
      )}
    />
  </nav>
);

/** What a step says of itself, done and to do, and what its button does. */
const tarea = (hecho: boolean, siEsta: string, siFalta: string, accion: string) => ({
  hecho,
  dice: hecho ? siEsta : siFalta,
  accion: hecho ? 'Repasar' : accion,
});

/** What each step is about, and how it stands. */
export function tareasDe(
  { inventado, dicho, correo, vacio, muestra }: Arranque,
  hayCopia: boolean,
  nombre: string,
) {
  const deQuien = inventado ? 'Lo que dice la web es de un club inventado' : 'La web aún no dice de quién es';
  const gente = muestra ? 'Está puesta la temporada de muestra' : 'Todavía no hay ligas ni jugadores';
  const sinCopia = 'Todavía no hay ninguna: haz una en cuanto estén tus jugadores.';
  const usuarios = <Link to={rutasPrivadas.usuarios()}>Usuarios</Link>;
  return [
    {
      hecho: true,
      accion: 'Mi cuenta',
      dice: (
        <>
          Entras como <strong>{nombre}</strong>, y puedes hacerlo todo. A quien te ayude, dale la suya en{' '}
          {usuarios}.
        </>
      ),
    },
    tarea(dicho && !inventado, 'La web dice de quién es.', `${deQuien}.`, 'Empezar con mi club'),
    tarea(
      correo,
      'Los correos salen.',
      'No sale ninguno todavía: esperan en Solicitudes.',
      'Poner el correo',
    ),
    tarea(!(vacio || muestra), 'Ya hay ligas y jugadores.', `${gente}.`, 'Traerlos'),
    tarea(hayCopia, 'Ya se ha hecho alguna.', sinCopia, 'Hacer copias'),
  ];
}

const Marca = ({ hecho }: { hecho: boolean }) => (
  <span
    className={cx(
      'grid size-6 place-items-center rounded-full border-2 text-s font-bold max-md:self-start',
      hecho ? 'border-ok bg-ok-pale text-ok' : 'border-border',
    )}
    aria-hidden="true"
  >
    {hecho ? '✓' : null}
  </span>
);

/** Every step with its tick, and the way to each: the first that is left is the one to press. */
function Tareas({ arranque }: { arranque: Arranque }) {
  const nombre = useSession()?.name ?? '';
  const resumen = useQuery({ queryKey: ['resumen'], queryFn: () => call('GET /api/private/resumen', {}) });
  const tareas = tareasDe(arranque, (resumen.data?.copia.horas ?? null) !== null, nombre);
  const primera = tareas.findIndex(({ hecho }) => !hecho);
  const hechas = tareas.filter(({ hecho }) => hecho).length;
  return (
    <>
      <div className="flex items-center gap-3 text-s">
        <progress className="advance flex-1" aria-label="Pasos hechos" max={ULTIMO} value={hechas} />
        <strong>
          {hechas} de {ULTIMO}
        </strong>
      </div>
      <ol className="surface divide-y divide-hairline">
        {tareas.map(({ hecho, dice, accion }, lugar) => (
          <li
            key={PASOS[lugar]}
            className="grid grid-cols-start items-center gap-x-3 px-4 py-3 md:grid-cols-both"
            data-hecho={hecho || undefined}
          >
            <Marca hecho={hecho} />
            <div>
              <h2 className="heading-text text-m font-semibold">
                {PASOS[lugar]}
                <span className="visually-hidden">{hecho ? ' hecho' : ' por hacer'}</span>
              </h2>
              <p className="text-s text-ink-soft">{dice}</p>
            </div>
            <ButtonLink
              size="s"
              className="min-w-4xs max-md:col-start-2 max-md:mt-2 max-md:justify-self-start"
              look={hecho ? 'ghost' : lugar === primera ? 'action' : 'quiet'}
              to={lugar === 0 ? rutasPrivadas.cuenta() : rutasPrivadas.paso(lugar + 1)}
            >
              {accion}
              {accion === 'Mi cuenta' ? null : <span className="visually-hidden"> «{PASOS[lugar]}»</span>}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </>
  );
}

const PasoCorreo = ({ correo }: Arranque) => (
  <>
    {correo ? (
      <Notice tone="ok" title="Los correos salen">
        <p>El programa ya sabe por qué servidor mandarlos.</p>
      </Notice>
    ) : (
      <>
        <p>
          La web escribe a quien se inscribe, a quien pregunta y a los jugadores. De momento no sale ningún
          correo: los que haya <strong>esperan en Solicitudes</strong> y no se pierde ninguno.
        </p>
        <p>
          Para que salgan, quien instaló el programa pone dos variables donde lo arranca, y lo reinicia. Los
          datos te los da tu proveedor de correo:
        </p>
        <pre className="m-0 rounded-m bg-surface-sunk p-3 text-s wrap-anywhere whitespace-pre-wrap">
          {`SMTP_URL=smtps://USUARIO:CONTRASEÑA@smtp.tuproveedor.es:465\nMAIL_FROM=${club.email || 'info@tuclub.es'}`}
        </pre>
      </>
    )}
    <Botones paso={3} adelante={correo ? 'Siguiente' : 'Más tarde'} />
  </>
);

const PasoCopias = () => (
  <>
    <p>
      Una copia de seguridad lo guarda todo en un fichero: con ella se recupera el club aunque se rompa el
      ordenador. Guárdala fuera de él. Tiene los datos de la gente, así que no la mandes por correo.
    </p>
    <p>
      Ahora no hay casi nada que guardar. Cuando metas jugadores, descarga una en{' '}
      <Link to={rutasPrivadas.copia()}>Copia de seguridad</Link>, o pide a quien lo instaló que se haga sola
      cada noche.
    </p>
  </>
);

/** Where each thing that was left for later is said. */
const Despues = () => (
  <>
    <h2 className="text-l">Y después, sin prisa</h2>
    <ul className={cx(fields.list, 'text-s')}>
      <li>
        Colores, precios, horarios, cuenta del banco y mapa, en{' '}
        <Link to={rutasPrivadas.club()}>Datos del club</Link>.
      </li>
      <li>
        Lo que cuenta cada página, en <Link to={rutasPrivadas.contenidos()}>Contenidos</Link>.
      </li>
      <li>
        Las <Link to={rutasPrivadas.pistas()}>pistas</Link> y las{' '}
        <Link to={rutasPrivadas.ligas()}>ligas</Link>.
      </li>
      <li>
        Los jugadores: <Link to={rutasPrivadas.importar()}>tráelos de tu hoja de cálculo</Link> o{' '}
        <Link to={rutasPrivadas.jugador(0)}>apunta el primero</Link>.
      </li>
    </ul>
  </>
);

function Paso({ paso, arranque }: { paso: number; arranque: Arranque }): ReactNode {
  switch (paso) {
    case 2:
      return <PasoClub arranque={arranque} />;
    case 3:
      return <PasoCorreo {...arranque} />;
    case 4:
      return (
        <>
          <PasoMuestra arranque={arranque} />
          <Botones paso={4} />
        </>
      );
    default:
      return (
        <>
          <PasoCopias />
          <Despues />
          <Botones paso={ULTIMO} adelante="Ir a la mesa" a={rutasPrivadas.panel()}>
            <a className={buttonClass()} href={rutas.inicio()}>
              Ver la web
            </a>
          </Botones>
        </>
      );
  }
}

const estaHecho = ({ inventado, dicho, vacio, muestra }: Arranque): boolean =>
  dicho && !inventado && !vacio && !muestra;

/** Nothing is left to do here. */
const Hecho = () => (
  <Notice tone="ok" title="Los primeros pasos están dados">
    <p>La web dice de quién es, y ya hay ligas y jugadores. Lo de cada día está en Hoy.</p>
    <ButtonLink size="s" to={rutasPrivadas.panel()}>
      Ir a Hoy
    </ButtonLink>
  </Notice>
);

const CAJA = cx('surface grid max-w-xl gap-4 p-4');

/** What a club says of itself the first evening. docs/reglas/arranque.md */
export default function Empezar() {
  const [busqueda] = useSearchParams();
  const paso = Math.min(ULTIMO, Math.max(1, Number(busqueda.get('paso')) || 1));
  const consulta = useQuery({
    queryKey: ['arranque'],
    queryFn: () => call('GET /api/private/club/arranque', {}),
  });
  const arranque = consulta.data;
  return (
    <ListFrame
      title="Primeros pasos"
      summary={
        paso === 1
          ? 'Lo que hace falta para empezar, en el orden que quieras'
          : `Paso ${paso} de ${ULTIMO}: ${PASOS[paso - 1]}`
      }
      query={consulta}
      empty={null}
    >
      {arranque && paso === 1 ? (
        <div className="grid items-start gap-4 lg:grid-cols-aside">
          <div className="grid gap-3">
            {estaHecho(arranque) ? <Hecho /> : null}
            <Tareas arranque={arranque} />
          </div>
          <section className={CAJA} aria-label="Después">
            <Despues />
          </section>
        </div>
      ) : null}
      {arranque && paso > 1 ? (
        <>
          <Progreso paso={paso} />
          <section className={CAJA} aria-label={PASOS[paso - 1]}>
            <Quitada />
            <Paso paso={paso} arranque={arranque} />
          </section>
        </>
      ) : null}
    </ListFrame>
  );
}

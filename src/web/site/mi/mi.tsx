import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { club } from '#club';
import type { Mi } from '#contract/cuentas/mi.ts';
import type { Cita } from '#contract/liga/horarios.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaCompleta } from '#domain/fecha-texto.ts';
import { MAX_NOMBRE_DEPORTIVO } from '#domain/persona/mensajes.ts';
import { enLista } from '#domain/texto.ts';
import { Suscribirse } from '#web/club/competicion/suscribirse.tsx';
import { metaDe } from '#web/club/meta.ts';
import { SinEnlace } from '#web/club/nota-menores.tsx';
import { Portada } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { paginaDe } from '#web/paginas.ts';
import { call, messageOf } from '#web/platform/call.ts';
import { lateCode } from '#web/platform/late-code.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, TextField } from '#web/ui/field.tsx';
import { late } from '#web/ui/late.tsx';
import { PAGE } from '#web/ui/page.ts';
import { Notice, Skeleton } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { Apartado, FORMULARIO, type Hacer, SUAVE, useLlave } from './apartado.tsx';
import { Ausencias } from './ausencias.tsx';
import { Partidos } from './partidos.tsx';

type SuyoProps = { mi: Mi; hacer: Hacer };

/** How they are called in public, and how they would rather be. */
export function Nombre({ mi, hacer }: SuyoProps) {
  const token = useLlave();
  const [nombre, setNombre] = useState(mi.nombrePropuesto ?? '');
  const proponer = (event: FormEvent) => {
    event.preventDefault();
    hacer(
      call('POST /api/mi/nombre', { body: { token, nombre } }),
      nombre.trim() ? 'Enviado: el club lo mira y te lo cambia' : 'Propuesta retirada',
    );
  };
  return (
    <Apartado titulo="Cómo aparezco en la web">
      <p>
        Ahora: <strong>{mi.nombre}</strong>
      </p>
      <form className={FORMULARIO} onSubmit={proponer}>
        <TextField
          label="Prefiero aparecer como"
          hint="El club lo mira antes de cambiarlo."
          maxLength={MAX_NOMBRE_DEPORTIVO}
          autoComplete="off"
          value={nombre}
          onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        />
        {mi.nombrePropuesto ? (
          <p className={SUAVE}>Has propuesto «{mi.nombrePropuesto}»: está por mirar.</p>
        ) : null}
        <Button
          type="submit"
          className="justify-self-start"
          disabled={nombre.trim() === (mi.nombrePropuesto ?? '')}
        >
          Proponer
        </Button>
      </form>
    </Apartado>
  );
}

const AvisosMovil = late(() => lateCode(() => import('./avisos-movil.tsx')));

/** Whether they are mailed of what changes in their matches, and told on this phone. docs/reglas/avisos.md */
export function Avisos({ mi, hacer }: SuyoProps) {
  const token = useLlave();
  return (
    <Apartado titulo="Mis avisos">
      <CheckField
        label="Quiero que el club me avise por correo de mis partidos"
        hint={
          mi.seAvisa
            ? 'Cuando se pone, se cambia o se suspende un partido tuyo, o se apunta su resultado, si tu liga avisa y el club tiene tu correo.'
            : 'Ahora el club no avisa a nadie de sus partidos: míralos aquí. Lo que marques valdrá si empieza a hacerlo.'
        }
        checked={mi.avisos}
        onChange={({ currentTarget: { checked } }) =>
          hacer(
            call('POST /api/mi/avisos', { body: { token, avisos: checked } }),
            checked && mi.seAvisa ? 'Te avisaremos' : checked ? 'Guardado' : 'No te avisaremos',
          )
        }
      />
      <AvisosMovil mi={mi} hacer={hacer} />
    </Apartado>
  );
}

const PAGINA = paginaDe('/mi/:token?');

export const meta = () => metaDe(PAGINA);

type Cargado = { mi: Mi; citas: readonly Cita[] };
type Estado = Cargado | { motivo: string } | null;

/** Whoever is in no league nor match has no calendar. */
const citasDe = (id: number): Promise<readonly Cita[]> =>
  call('GET /api/calendarios/:clase/:id', { params: { clase: 'jugador', id } }).then(
    ({ citas }) => citas,
    () => [],
  );

async function abrir(token: string): Promise<Estado> {
  try {
    const mi = await call('POST /api/mi', { body: { token } });
    return { mi, citas: await citasDe(mi.idJugador) };
  } catch (error) {
    return { motivo: messageOf(error) };
  }
}

/** The key is only in the address of the browser: the server draws the page without it. */
function useLoMio(token: string) {
  const [estado, setEstado] = useState<Estado>(null);
  useEffect(() => {
    if (token !== '') abrir(token).then(setEstado);
  }, [token]);
  /** Does one thing and shows what is left; answers it, or null. */
  const hacer: Hacer = useCallback(async (cambio, hecho) => {
    try {
      const mi = await cambio;
      setEstado((antes) => (antes && 'mi' in antes ? { ...antes, mi } : antes));
      showToast(typeof hecho === 'string' ? hecho : hecho(mi), 'success');
      return mi;
    } catch (error) {
      showToast(messageOf(error), 'error');
      return null;
    }
  }, []);
  /** Their calendar, again: a match has been given a day, or has been decided. */
  const releer = useCallback(() => {
    abrir(token).then((nuevo) => setEstado((antes) => (nuevo && 'mi' in nuevo ? nuevo : antes)));
  }, [token]);
  return { estado, hacer, releer };
}

/** Of who plays in a ladder. docs/reglas/escalera.md */
const Retos = ({ retos }: Pick<Mi, 'retos'>) =>
  retos ? (
    <Apartado titulo="A quién puedo retar">
      {retos.map(({ liga, puedeRetar, dias }) => (
        <p key={liga}>
          {retos.length > 1 ? `${liga}. ` : ''}
          {puedeRetar.length > 0
            ? `Puedes retar a: ${enLista(puedeRetar)}. Desde que lo acordáis hay ${dias === 1 ? '1 día' : `${dias} días`} para jugarlo.`
            : 'Vas en cabeza: no tienes a quién retar, y te retarán a ti.'}
        </p>
      ))}
    </Apartado>
  ) : null;

const CuandoPuedo = late(() => lateCode(() => import('./franjas.tsx')));
const MisPartidos = late(() => lateCode(() => import('./mis-partidos.tsx')));

type ContenidoProps = { estado: Estado; hacer: Hacer; releer: () => void };

function Contenido({ estado, hacer, releer }: ContenidoProps): ReactNode {
  if (estado === null) return <Skeleton kind="text" rows={6} />;
  if ('motivo' in estado)
    return (
      <Notice tone="warn" title="No se puede abrir">
        <p>{estado.motivo}</p>
        <p>Teléfono del club: {club.telefono}.</p>
      </Notice>
    );
  const { mi, citas } = estado;
  const hoy = hoyDelClub();
  return (
    <div className="columns-md gap-6">
      <Partidos citas={citas} mi={mi} hoy={hoy} hacer={hacer} />
      <MisPartidos alPonerse={releer} />
      {citas.length > 0 ? (
        <div className="mb-6">
          <Suscribirse path={rutas.calendarioDe('jugador', mi.idJugador)} que="Mis partidos" />
        </div>
      ) : null}
      <Retos retos={mi.retos} />
      <Ausencias mi={mi} hoy={hoy} hacer={hacer} />
      <CuandoPuedo mi={mi} hacer={hacer} />
      <Avisos mi={mi} hacer={hacer} />
      <Nombre mi={mi} hacer={hacer} />
      <p className={SUAVE}>
        Este enlace es solo para ti y vale hasta el {fechaCompleta(mi.caduca)}. Quien lo tenga puede hacer lo
        mismo que tú: si se pierde, pide otro en el club y este dejará de valer.
      </p>
    </div>
  );
}

/** What a player sees and says with their personal link. docs/reglas/enlaces-personales.md */
export default function MiPagina() {
  const token = useLlave();
  const { estado, hacer, releer } = useLoMio(token);
  const nombre = estado && 'mi' in estado ? estado.mi.nombre : null;
  return (
    <>
      <Portada
        seccion="ligaSocial"
        talla="datos"
        titulo="Mi página"
        entradilla={[nombre, 'mis partidos y los días que no puedo'].filter(Boolean).join(': ')}
      />
      <div className={`${PAGE} pt-4 pb-12`}>
        {token === '' ? (
          <SinEnlace abre="El club te manda un enlace solo para ti, por WhatsApp o por correo: ábrelo y verás tus partidos, y podrás decir qué días no puedes." />
        ) : (
          <>
            <noscript>Para ver tu página hace falta JavaScript.</noscript>
            <Contenido estado={estado} hacer={hacer} releer={releer} />
          </>
        )}
      </div>
    </>
  );
}

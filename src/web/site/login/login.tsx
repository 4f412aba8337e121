import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { mensajesVisita as mensajes } from '#contract/solicitudes/mensajes-visita.ts';
import { DIAS_RECORDADA } from '#domain/cuenta/cuenta.ts';
import { metaDe } from '#web/club/meta.ts';
import { paginaDe } from '#web/paginas.ts';
import { useBusy } from '#web/platform/busy.ts';
import { call, messageOf, signIn } from '#web/platform/call.ts';
import { UNSENT } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, TextField } from '#web/ui/field.tsx';
import { dismissToast, showToast } from '#web/ui/toast.tsx';
import { Tarjeta } from './tarjeta.tsx';

/** Browsers drop tabs and line breaks from an address, and with them what kept two slashes apart. */
const RUTA_PROPIA = /^\/(?![/\\.])[^\s\\]*$/;

/** Where to go once in: only a path of this site, never another one. */
export const destinoDe = (redirect: string | null): string =>
  redirect && RUTA_PROPIA.test(redirect) ? redirect : '/';

const PAGINA = paginaDe('/login');

export const meta = () => metaDe(PAGINA);

const LISTAS = ['jugadores', 'ligas', 'pistas', 'usuarios'] as const;

/** On success the app loads players, leagues, courts and users. */
const cargarListas = () => Promise.allSettled(LISTAS.map((lista) => call(`GET /api/private/${lista}`, {})));

async function acceder(datos: FormData): Promise<boolean> {
  const [usuario, password] = [String(datos.get('usuario')), String(datos.get('password'))];
  if (!(await signIn(usuario, password, datos.has('recordar')))) return false;
  await cargarListas();
  return true;
}

function useAcceso() {
  /** The last mistake, until the next try. */
  const aviso = useRef<number>(undefined);
  const decir = (texto: string) => {
    aviso.current = showToast(texto, 'error');
  };
  const [busqueda] = useSearchParams();
  const navigate = useNavigate();
  const { busy, run } = useBusy(async (datos: FormData) => {
    try {
      if (!(await acceder(datos))) return decir(mensajes.loginFallido);
      if (aviso.current !== undefined) dismissToast(aviso.current);
      await navigate(destinoDe(busqueda.get('redirect')));
    } catch (error) {
      decir(messageOf(error));
    }
  });
  const enviar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(new FormData(event.currentTarget));
  };
  return { ocupado: busy, enviar };
}

/** Whether both boxes are filled; also when they were before the program started, by hand or by the browser. */
function useCompleto() {
  const formulario = useRef<HTMLFormElement>(null);
  const [completo, setCompleto] = useState(false);
  const comprobar = () => setCompleto(formulario.current?.checkValidity() ?? false);
  useEffect(comprobar, []);
  useEffect(() => {
    if (document.activeElement === document.body)
      formulario.current?.querySelector<HTMLElement>('[name="usuario"]')?.focus({ preventScroll: true });
  }, []);
  return { formulario, completo, comprobar };
}

function Contrasena() {
  const [aLaVista, setALaVista] = useState(false);
  return (
    <div className="@container relative">
      <TextField
        label="Contraseña"
        name="password"
        type={aLaVista ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        className="@max-3xs:pe-3 pe-figure"
      />
      {/* With letters twice as big there is no room in the box. */}
      <button
        type="button"
        className="@max-3xs:static absolute end-0 bottom-0 min-h-control border-0 bg-transparent px-3 font-semibold text-azul-text text-s hover:underline"
        onClick={() => setALaVista(!aLaVista)}
      >
        {aLaVista ? 'Ocultar' : 'Mostrar'}
        <span className="visually-hidden"> lo que escribo</span>
      </button>
    </div>
  );
}

export default function Login() {
  const { formulario, completo, comprobar } = useCompleto();
  const { ocupado, enviar } = useAcceso();
  return (
    <Tarjeta titulo="Acceso" entradilla={`Para quien organiza las ligas ${club.conArticulo.de}.`}>
      <p className="mt-2 rounded-m bg-azul-pale px-4 py-3 text-s leading-snug">
        <strong>¿Buscas un partido?</strong> No hace falta entrar:{' '}
        <Link to={rutas.horarios()} className="font-semibold">
          Horarios
        </Link>{' '}
        o{' '}
        <Link to={rutas.jugadores()} className="font-semibold">
          busca tu nombre
        </Link>
        .
      </p>
      <form
        className="grid gap-4 pt-3"
        method={UNSENT}
        onSubmit={enviar}
        onInput={comprobar}
        ref={formulario}
      >
        <TextField label="Usuario" name="usuario" autoComplete="username" autoCapitalize="none" required />
        <Contrasena />
        <CheckField
          label="Recordarme en este dispositivo"
          name="recordar"
          hint={`Durante ${DIAS_RECORDADA} días no te pediremos la contraseña. No lo marques en uno compartido.`}
        />
        <Button type="submit" look="action" patient disabled={!completo} busy={ocupado}>
          Acceder
        </Button>
        <p className="text-ink-soft text-s">
          ¿Has olvidado la contraseña? <Link to={rutas.contacto()}>Pide otra en el club</Link>.
        </p>
      </form>
    </Tarjeta>
  );
}

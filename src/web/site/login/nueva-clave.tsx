import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { CampoClave } from '#web/club/campo-clave.tsx';
import { metaDe } from '#web/club/meta.ts';
import { paginaDe } from '#web/paginas.ts';
import { useBusy } from '#web/platform/busy.ts';
import { call, messageOf, signIn } from '#web/platform/call.ts';
import { readSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice, Skeleton } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { Tarjeta } from './tarjeta.tsx';

const PAGINA = paginaDe(rutas.nuevaClave());

export const meta = () => metaDe(PAGINA);

const SIN_ENLACE =
  'Esta página se abre con el enlace que te dio otra persona de la mesa. Ábrelo otra vez entero, tal como te llegó.';
type Enlace = { token: string; usuario: string };
type Estado = { enlace: Enlace } | { motivo: string } | null;

/** What follows the #, which only the browser knows, leaves the address as soon as it is read. */
function tomarToken(): string {
  const token = window.location.hash.slice(1);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

async function abrir(token: string): Promise<Estado> {
  if (token === '') return { motivo: SIN_ENLACE };
  try {
    const { usuario } = await call('POST /api/auth/enlace', { body: { token } });
    return { enlace: { token, usuario } };
  } catch (error) {
    return { motivo: messageOf(error) };
  }
}

/** The link of the address, or why it is of no use; null until it is known. */
function useEnlace(): Estado {
  const [estado, setEstado] = useState<Estado>(null);
  useEffect(() => {
    const alCambiar = () => {
      const token = tomarToken();
      abrir(token).then(setEstado);
    };
    alCambiar();
    window.addEventListener('hashchange', alCambiar);
    return () => window.removeEventListener('hashchange', alCambiar);
  }, []);
  return estado;
}

/** The password is kept already: where signing in fails, the login is the next try. */
async function entrar(usuario: string, clave: string): Promise<void> {
  const dentro = await signIn(usuario, clave).catch(() => false);
  showToast(
    dentro ? 'Contraseña guardada. Ya estás dentro.' : 'Contraseña guardada. Ya puedes entrar con ella.',
    'success',
  );
}

function useGuardar({ token, usuario }: Enlace) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const { busy, run } = useBusy(async (clave: string) => {
    setError(undefined);
    try {
      await call('POST /api/auth/enlace/clave', { body: { token, clave } });
      await entrar(usuario, clave);
      await navigate(readSession() ? rutas.inicio() : rutas.login(), { replace: true });
    } catch (fallo) {
      setError(messageOf(fallo));
      document.querySelector<HTMLElement>('[name="clave"]')?.focus();
    }
  });
  return { guardar: run, ocupado: busy, error };
}

function Formulario({ enlace }: { enlace: Enlace }) {
  const { usuario } = enlace;
  const [clave, setClave] = useState('');
  const { guardar, ocupado, error } = useGuardar(enlace);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    void guardar(clave);
  };
  return (
    <form className="grid gap-4 pt-3" onSubmit={enviar}>
      <p>
        Elige la contraseña con la que entrarás como <strong>{usuario}</strong>. Solo la sabrás tú.
      </p>
      {/* So that the browser keeps the password with its account. */}
      <input type="hidden" name="usuario" autoComplete="username" value={usuario} readOnly />
      <CampoClave
        label="Contraseña nueva"
        name="clave"
        value={clave}
        onChange={setClave}
        usuario={usuario}
        error={error}
      />
      <Button type="submit" look="action" busy={ocupado} disabled={clave === ''}>
        Guardar la contraseña
      </Button>
    </form>
  );
}

function Contenido({ estado }: { estado: Estado }): ReactNode {
  if (estado === null) return <Skeleton kind="text" rows={4} />;
  if ('motivo' in estado)
    return (
      <Notice tone="warn" title="No se puede seguir">
        <p>{estado.motivo}</p>
      </Notice>
    );
  return <Formulario key={estado.enlace.token} enlace={estado.enlace} />;
}

/** Where a one-time link leads: its person chooses a password. docs/reglas/cuentas.md. */
export default function NuevaClave() {
  const estado = useEnlace();
  return (
    <Tarjeta titulo="Tu contraseña" entradilla="Para quien acaba de llegar a la mesa, o ha olvidado la suya.">
      <Contenido estado={estado} />
    </Tarjeta>
  );
}

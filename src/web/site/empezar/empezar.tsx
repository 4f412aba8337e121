import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { CampoClave } from '#web/club/campo-clave.tsx';
import { useBusy } from '#web/platform/busy.ts';
import { ApiError, call, messageOf, signIn } from '#web/platform/call.ts';
import { clearDraft, readDraft, writeDraft } from '#web/platform/form.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/states.tsx';

type Datos = { espera: boolean };

const cargar: Load<Datos> = (call) => call('GET /api/auth/arranque', {});

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = () => [{ title: 'Empezar' }, { name: 'robots', content: 'noindex' }];

const BORRADOR = 'empezar';
const DONDE =
  'Está donde arrancaste el programa, así: K7QF-2MHT-9RWB. Con él, nadie más puede quedarse con tu web.';

type Pedida = { codigo: string; usuario: string };
const NADA: Pedida = { codigo: '', usuario: '' };

/** Of the link that the program printed: it leaves the address as soon as it is read. */
function codigoDelEnlace(): string {
  const codigo = window.location.hash.slice(1);
  if (codigo !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return codigo;
}

/**
 * What was typed, also before hydration, and the code of the link are there after a reload; the password is not kept
 * anywhere.
 */
function usePedida() {
  const [pedida, setPedida] = useState(NADA);
  useEffect(() => {
    const { codigo = '', usuario = '' } = readDraft(BORRADOR)?.values ?? {};
    const tomar = (): void => {
      const delEnlace = codigoDelEnlace();
      setPedida((antes) => ({
        codigo: delEnlace || antes.codigo || codigo,
        usuario: antes.usuario || usuario,
      }));
    };
    tomar();
    // The link opened in the tab that already shows this page loads nothing.
    window.addEventListener('hashchange', tomar);
    return () => window.removeEventListener('hashchange', tomar);
  }, []);
  useEffect(() => {
    if (pedida !== NADA) writeDraft(BORRADOR, { id: BORRADOR, values: pedida });
  }, [pedida]);
  const poner = (cambio: Partial<Pedida>): void => setPedida((antes) => ({ ...antes, ...cambio }));
  return { pedida, poner };
}

type Fallos = Partial<Record<'codigo' | 'usuario' | 'clave', string>>;

function fallosDe(error: unknown): Fallos {
  const campos = error instanceof ApiError ? error.errors : [];
  if (campos.length === 0) return { codigo: messageOf(error) };
  return Object.fromEntries(campos.map(({ path, message }) => [path, message]));
}

function useCrear() {
  const navigate = useNavigate();
  const [fallos, setFallos] = useState<Fallos>({});
  const { busy, run } = useBusy(async (body: Pedida & { clave: string }) => {
    setFallos({});
    try {
      await call('POST /api/auth/arranque', { body });
      clearDraft(BORRADOR);
      const dentro = await signIn(body.usuario, body.clave).catch(() => false);
      await navigate(dentro ? rutasPrivadas.paso(2) : rutas.login(rutasPrivadas.paso(2)), { replace: true });
    } catch (error) {
      setFallos(fallosDe(error));
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    }
  });
  return { crear: run, ocupado: busy, fallos };
}

function Formulario() {
  const { pedida, poner } = usePedida();
  const [clave, setClave] = useState('');
  const { crear, ocupado, fallos } = useCrear();
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    void crear({ ...pedida, clave });
  };
  return (
    <form className="grid gap-4" onSubmit={enviar}>
      <TextField
        label="Código de arranque"
        name="codigo"
        hint={DONDE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={pedida.codigo}
        error={fallos.codigo}
        onChange={({ currentTarget }) => poner({ codigo: currentTarget.value })}
      />
      <TextField
        label="Usuario"
        name="usuario"
        hint="Con el que entrarás: tu nombre, sin espacios. Por ejemplo, marta."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={pedida.usuario}
        error={fallos.usuario}
        onChange={({ currentTarget }) => poner({ usuario: currentTarget.value })}
      />
      <CampoClave
        label="Contraseña"
        name="clave"
        usuario={pedida.usuario}
        value={clave}
        onChange={setClave}
        error={fallos.clave}
      />
      <Button type="submit" look="action" busy={ocupado}>
        Crear mi cuenta
      </Button>
    </form>
  );
}

const YaEsDeAlguien = () => (
  <Notice tone="info" title="Este club ya está en marcha">
    <p>
      <Link to={rutas.login()}>Entra con tu cuenta</Link> o <Link to={rutas.inicio()}>ve a la portada</Link>.
    </p>
  </Notice>
);

/** The first page of a club that nobody has yet. docs/reglas/arranque.md */
export default function Empezar() {
  const { espera } = useLoaderData<Datos>();
  return (
    <main className="mx-auto grid max-w-lg gap-3 px-gutter pt-6 pb-18">
      <h1 className="text-2xl">{espera ? 'La web de tu club, por estrenar' : 'Empezar'}</h1>
      {espera ? (
        <>
          <p>
            Está vacía y no la ve nadie más que tú. Son cinco pasos y menos de diez minutos; lo que no sepas
            se deja para más tarde y nada de lo que pongas es definitivo.
          </p>
          <p className="text-ink-soft">Paso 1 de 5: tu cuenta, la que da de alta a las demás.</p>
          <Formulario />
        </>
      ) : (
        <YaEsDeAlguien />
      )}
    </main>
  );
}

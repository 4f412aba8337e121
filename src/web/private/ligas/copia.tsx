import { PasswordInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fraseBasta, fraseCorta } from '#domain/frase-de-copia.ts';
import { haceHoras } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { DeskModal } from '#web/ui/desk/modal.tsx';
import { Notice, Skeleton } from '#web/ui/states.tsx';
import { descargarCopia } from './acciones.tsx';
import styles from './copia.module.css';

const VER = { 'aria-label': 'Ver la frase' };

function useCopiar(alGuardar: () => void) {
  const [frase, setFrase] = useState('');
  const [fallo, setFallo] = useState<string | null>(null);
  const [copiando, setCopiando] = useState(false);
  const escribir = (texto: string) => {
    setFrase(texto);
    setFallo(null);
  };
  const copiar = async (con: string) => {
    if (copiando) return;
    setCopiando(true);
    const guardada = await descargarCopia(con);
    setCopiando(false);
    if (guardada) alGuardar();
  };
  const cifrada = (event: FormEvent) => {
    event.preventDefault();
    if (fraseBasta(frase)) void copiar(frase);
    else setFallo(fraseCorta);
  };
  return { frase, fallo, copiando, escribir, cifrada, sinCifrar: () => void copiar('') };
}

/** Of the ones that the server makes by itself: whether there is one, and whether there should be a newer one. */
function LaUltima() {
  const { data } = useQuery({
    queryKey: ['resumen'],
    queryFn: () => call('GET /api/private/resumen', {}),
  });
  if (!data) return <Skeleton kind="row" rows={1} />;
  const { horas, estado } = data.copia;
  const cual =
    horas === null
      ? 'El servidor todavía no ha hecho ninguna copia'
      : `La última del servidor, ${haceHoras(horas)}`;
  return (
    <Notice tone={estado === 'ok' && horas !== null ? 'ok' : 'warn'} title={cual}>
      <p>
        {estado === 'ok'
          ? 'Las hace solo, cada noche, si quien lleva el servidor lo ha activado.'
          : 'La de cada noche no se está haciendo: avisa a quien lleva el servidor.'}
      </p>
    </Notice>
  );
}

/** The one of every day first; the one that opens for anybody, folded. */
function HacerUna({ alGuardar }: { alGuardar: () => void }) {
  const { frase, fallo, copiando, escribir, cifrada, sinCifrar } = useCopiar(alGuardar);
  return (
    <form className={fields.stack} onSubmit={cifrada} noValidate>
      <h3 className={styles.parte}>Hacer una ahora</h3>
      <p>
        Lleva los datos de todo el mundo: jugadores, familias y menores, también sus datos bancarios y de
        salud, y la clave que los abre.
      </p>
      <PasswordInput
        label="Frase para cifrarla"
        description="Sin ella el fichero no se abre. Apúntala en otro sitio: si se pierde, la copia no sirve."
        autoComplete="off"
        maxLength={200}
        value={frase}
        error={fallo}
        visibilityToggleButtonProps={VER}
        onChange={({ currentTarget }) => escribir(currentTarget.value)}
      />
      <Button type="submit" look="action" busy={copiando}>
        Descargar cifrada
      </Button>
      <details className={styles.mas}>
        <summary>Sin cifrar</summary>
        <p>Quien tenga el fichero lo tiene todo: guárdalo como guardarías las llaves.</p>
        <Button size="s" disabled={copiando} onClick={sinCifrar}>
          Descargar sin cifrar
        </Button>
      </details>
    </form>
  );
}

const Recuperar = () => (
  <section className={fields.stack}>
    <h3 className={styles.parte}>Volver a una copia</h3>
    <p>
      Todo vuelve a como estaba ese día, y lo que se haya hecho después se pierde. Lo hace quien lleva el
      servidor, con <code>npm run restore -- FICHERO</code>.
    </p>
    <p>
      Para un despiste suelto no hace falta: se deshace en{' '}
      <Link to={rutasPrivadas.registros()}>Registros</Link>.
    </p>
  </section>
);

/** With an address of its own: the side bar and the search lead to it. */
const COPIA = '#copia';

export function CopiaDeSeguridad() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const ir = (a: string) =>
    navigate({ pathname, search, hash: a }, { replace: true, preventScrollReset: true });
  const cerrar = () => ir('');
  if (!usePuede('GET /api/private/ligas/backup')) return null;
  return (
    <>
      <Button onClick={() => ir(COPIA)} aria-haspopup="dialog">
        Copia de seguridad
      </Button>
      <DeskModal opened={hash === COPIA} onClose={cerrar} title="Copia de seguridad">
        <div className={styles.copia}>
          <LaUltima />
          <HacerUna alGuardar={cerrar} />
          <Recuperar />
        </div>
      </DeskModal>
    </>
  );
}

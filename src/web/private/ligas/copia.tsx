import { PasswordInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fraseBasta, fraseCorta } from '#domain/frase-de-copia.ts';
import { haceHoras } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { DeskModal } from '#web/ui/desk/modal.tsx';
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

/** Of the ones that the server makes by itself. */
function LaUltima() {
  const { data } = useQuery({
    queryKey: ['resumen'],
    queryFn: () => call('GET /api/private/resumen', {}),
  });
  if (!data) return null;
  const { horas } = data.copia;
  return (
    <p className={styles.ultima}>
      {horas === null
        ? 'El servidor todavía no ha hecho ninguna copia.'
        : `La última del servidor, ${haceHoras(horas)}.`}
    </p>
  );
}

function Formulario({ alGuardar }: { alGuardar: () => void }) {
  const { frase, fallo, copiando, escribir, cifrada, sinCifrar } = useCopiar(alGuardar);
  return (
    <form className={fields.stack} onSubmit={cifrada} noValidate>
      <LaUltima />
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
        <summary>Cómo se recupera</summary>
        <p>
          Quien lleva el servidor la pone con <code>npm run restore -- FICHERO</code>: vuelve todo a como
          estaba ese día. Para un despiste suelto no hace falta: se deshace desde Registros.
        </p>
      </details>
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
        <Formulario alGuardar={cerrar} />
      </DeskModal>
    </>
  );
}

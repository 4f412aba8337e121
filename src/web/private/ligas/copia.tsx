import { PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fraseBasta, fraseCorta } from '#domain/frase-de-copia.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { descargarCopia } from './imprimir.ts';

const VER = { 'aria-label': 'Ver la frase' };

function useCopiar(alGuardar: () => void) {
  const [frase, setFrase] = useState('');
  const [fallo, setFallo] = useState<string | null>(null);
  const [copiando, setCopiando] = useState(false);
  const escribir = (texto: string) => {
    setFrase(texto);
    setFallo(null);
  };
  const copiar = async (event: FormEvent) => {
    event.preventDefault();
    if (copiando) return;
    if (frase !== '' && !fraseBasta(frase)) return setFallo(fraseCorta);
    setCopiando(true);
    const guardada = await descargarCopia(frase);
    setCopiando(false);
    if (guardada) alGuardar();
  };
  return { frase, fallo, copiando, escribir, copiar };
}

function Formulario({ alGuardar }: { alGuardar: () => void }) {
  const { frase, fallo, copiando, escribir, copiar } = useCopiar(alGuardar);
  return (
    <form className={fields.stack} onSubmit={copiar} noValidate>
      <p>
        La copia lleva los datos de todo el mundo: jugadores, familias y menores, también sus datos bancarios
        y de salud, y la clave que los abre. Quien la tenga lo tiene todo.
      </p>
      <PasswordInput
        label="Frase para cifrarla (opcional)"
        description="Con ella el fichero no se abre sin la frase. Apúntala en otro sitio: si se pierde, la copia no sirve. Sin frase, guarda el fichero como guardarías las llaves."
        autoComplete="off"
        maxLength={200}
        value={frase}
        error={fallo}
        visibilityToggleButtonProps={VER}
        onChange={({ currentTarget }) => escribir(currentTarget.value)}
      />
      <Button type="submit" look="action" busy={copiando}>
        {frase === '' ? 'Descargar sin cifrar' : 'Descargar cifrada'}
      </Button>
    </form>
  );
}

/** The backup, after saying what is in it. */
export function CopiaDeSeguridad() {
  const [abierta, setAbierta] = useState(false);
  const cerrar = () => setAbierta(false);
  return (
    <>
      <Button onClick={() => setAbierta(true)} aria-haspopup="dialog">
        Copia de seguridad
      </Button>
      <DeskModal opened={abierta} onClose={cerrar} title="Copia de seguridad">
        <Formulario alGuardar={cerrar} />
      </DeskModal>
    </>
  );
}

import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { enlaceDe } from '#domain/contenido/enlaces.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialogo } from './dialogo.tsx';

/** A page of this site, as the dialog offers it. */
export type PaginaOfrecida = { titulo: string; href: string };

type DialogoEnlaceProps = {
  inicial: string;
  paginas: readonly PaginaOfrecida[];
  onPoner: (href: string) => void;
  onQuitar: () => void;
  onCerrar: () => void;
};

const NO_VALE =
  'Escribe una dirección como https://…, un correo, un teléfono o una página de esta web como /contacto';

const SEPARA = ' — ';

/** Asks where a link leads: a page of the site by its name, or whatever is typed. */
export function DialogoEnlace({ inicial, paginas, onPoner, onQuitar, onCerrar }: DialogoEnlaceProps) {
  const [valor, setValor] = useState(inicial);
  const [error, setError] = useState<string | null>(null);
  const poner = () => {
    const href = enlaceDe(valor.split(SEPARA).at(-1) ?? '');
    if (href) onPoner(href);
    else setError(NO_VALE);
  };
  const quitar = inicial ? <Button onClick={onQuitar}>Quitar el enlace</Button> : null;
  return (
    <Dialogo titulo="Enlace" accion="Poner el enlace" antes={quitar} onEnviar={poner} onCerrar={onCerrar}>
      <Autocomplete
        label="¿Adónde lleva?"
        description="Una página de esta web (escribe su nombre), otra web, un correo o un teléfono."
        data={paginas.map(({ titulo, href }) => `${titulo}${SEPARA}${href}`)}
        limit={8}
        value={valor}
        onChange={(nuevo) => {
          setValor(nuevo);
          setError(null);
        }}
        error={error}
        data-autofocus
      />
    </Dialogo>
  );
}

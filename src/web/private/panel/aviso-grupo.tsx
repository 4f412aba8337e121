import { Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import type { Dia } from '#domain/fecha.ts';
import { proximoFinDeSemana } from '#domain/panel/dias.ts';
import { avisoDeConvocatoria } from '#domain/partido/convocatoria.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { usePartidosDe } from '#web/club/mesa/dia-de-juego.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import fields from '#web/ui/desk/fields.module.css';

const COPIADO_MS = 4000;
const LINEAS = 14;

/** Closing the sheet of the phone without choosing anybody is no failure. */
const compartir = (text: string) => navigator.share({ text }).catch(() => undefined);

function Texto({ aviso }: { aviso: string }) {
  const { copy, copied, error } = useClipboard({ timeout: COPIADO_MS });
  return (
    <>
      <Textarea label="Aviso" readOnly autosize maxRows={LINEAS} value={aviso} />
      <div className={fields.pair}>
        <Button look="action" onClick={() => copy(aviso)}>
          Copiar aviso
        </Button>
        {'share' in navigator ? <Button onClick={() => compartir(aviso)}>Compartir</Button> : null}
      </div>
      <p role="status">
        {copied ? 'Copiado: pégalo en el grupo.' : ''}
        {error ? 'No se ha podido copiar: selecciónalo y cópialo a mano.' : ''}
      </p>
    </>
  );
}

function Contenido() {
  const [[dia1, dia2], setDias] = useState<[Dia | null, Dia | null]>(() => proximoFinDeSemana(hoyDelClub()));
  const dias = [...new Set([dia1, dia2])].filter((dia) => dia !== null);
  const aviso = avisoDeConvocatoria(usePartidosDe(dias).filter((partido) => estaPorJugar(conSets(partido))));
  return (
    <div className={fields.stack}>
      <p>Los partidos por jugar de esos días, para pegarlos en el grupo de los jugadores.</p>
      <div className={fields.row}>
        <CampoDia label="Primer día" value={dia1} onChange={(dia) => setDias([dia, dia2])} />
        <CampoDia label="Segundo día" clearable value={dia2} onChange={(dia) => setDias([dia1, dia])} />
      </div>
      {aviso === '' ? (
        <p role="status">Esos días no queda ningún partido por jugar. Se crean con «Nueva propuesta».</p>
      ) : (
        <Texto aviso={aviso} />
      )}
    </div>
  );
}

/** Who plays when and where, ready to be sent to the players' group. docs/guia/propuesta.md */
export function AvisoGrupo() {
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

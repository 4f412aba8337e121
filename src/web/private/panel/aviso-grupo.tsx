import { useState } from 'react';
import type { Dia } from '#domain/fecha.ts';
import { proximoFinDeSemana } from '#domain/panel/panel.ts';
import { AvisoDeDias } from '#web/club/mesa/aviso-de-dias.tsx';
import { CampoDia } from '#web/club/mesa/campo-dia.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskModal } from '#web/ui/desk/desk-modal.tsx';
import fields from '#web/ui/desk/fields.module.css';

function Contenido() {
  const [[dia1, dia2], setDias] = useState<[Dia | null, Dia | null]>(() => proximoFinDeSemana(hoyDelClub()));
  const dias = [...new Set([dia1, dia2])].filter((dia) => dia !== null);
  return (
    <div className={fields.stack}>
      <p>Los partidos por jugar de esos días, para pegarlos en el grupo de los jugadores.</p>
      <div className={fields.row}>
        <CampoDia label="Primer día" value={dia1} onChange={(dia) => setDias([dia, dia2])} />
        <CampoDia label="Segundo día" clearable value={dia2} onChange={(dia) => setDias([dia1, dia])} />
      </div>
      <AvisoDeDias dias={dias} />
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

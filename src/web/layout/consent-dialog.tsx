import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { consentByDefault, resetConsent, saveConsent, useAnswer } from '#web/platform/consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckField, FieldGroup } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Klaro's modal in the club's words: services by purpose, accept, decline, save and reset. */
export default function ConsentDialog({ onClose }: { onClose: () => void }) {
  const respuesta = useAnswer();
  const [marcada, setMarcada] = useState(() => respuesta ?? consentByDefault());
  const responder = (acepta: boolean) => {
    saveConsent(acepta);
    showToast('Preferencias de cookies guardadas', 'success');
    onClose();
  };
  const olvidar = () => {
    resetConsent();
    setMarcada(consentByDefault());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Preferencias de cookies"
      description="Aquí puedes ver y decidir qué se guarda en tu navegador. Hasta que respondas no se carga nada."
    >
      <form className="grid gap-6" onSubmit={(event: FormEvent) => event.preventDefault()}>
        <FieldGroup label="Análisis">
          <CheckField
            label="Google Analytics"
            hint="Cuenta las páginas que se visitan, sin publicidad. Usa las cookies _ga y _ga_*."
            checked={marcada}
            onChange={({ target }) => setMarcada(target.checked)}
          />
        </FieldGroup>
        <p>
          Más detalles en la página de <Link to="/cookies">cookies</Link>.
        </p>
        <div className="grid-fit-3xs gap-2">
          <Button onClick={() => responder(marcada)}>Guardar mi elección</Button>
          <Button onClick={() => responder(false)}>Rechazar todo</Button>
        </div>
        {respuesta === null ? null : (
          <Button look="ghost" size="s" onClick={olvidar}>
            Olvidar mi respuesta
          </Button>
        )}
      </form>
    </Dialog>
  );
}

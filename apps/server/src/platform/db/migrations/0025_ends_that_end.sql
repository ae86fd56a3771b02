ALTER TABLE "diagnosis_outcomes" DROP CONSTRAINT "diagnosis_outcomes_kind_check";--> statement-breakpoint
ALTER TABLE "diagnosis_outcomes" ADD COLUMN "cause_name" text;--> statement-breakpoint
ALTER TABLE "log_entries" ADD COLUMN "diagnosis_id" uuid;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_entries_diagnosis_id_idx" ON "log_entries" USING btree ("diagnosis_id");--> statement-breakpoint
ALTER TABLE "diagnosis_outcomes" ADD CONSTRAINT "diagnosis_outcomes_kind_check" CHECK ("diagnosis_outcomes"."kind" in ('cause', 'other', 'gone', 'not-fixed'));--> statement-breakpoint
-- What was said before has its name from the causes that the diagnosis still lists.
UPDATE "diagnosis_outcomes" o SET "cause_name" = (
  SELECT c ->> 'name' FROM "diagnoses" d, jsonb_array_elements(d."result" -> 'causes') c
  WHERE d."id" = o."diagnosis_id" AND c ->> 'faultId' = o."fault_id" LIMIT 1
) WHERE o."fault_id" IS NOT NULL;
--> statement-breakpoint
-- A diagnosis is its user's: the log of a vehicle names one of its owner's, or none.
CREATE FUNCTION same_owner_of_diagnosis() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.diagnosis_id IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM diagnoses d WHERE d.id = NEW.diagnosis_id AND d.user_id = NEW.user_id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the diagnosis is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION same_owner_of_diagnosis() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER log_entries_same_diagnosis_owner BEFORE INSERT OR UPDATE OF diagnosis_id ON log_entries
  FOR EACH ROW EXECUTE FUNCTION same_owner_of_diagnosis();

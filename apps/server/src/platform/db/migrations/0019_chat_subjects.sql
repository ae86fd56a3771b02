ALTER TABLE "chat_messages" ALTER COLUMN "diagnosis_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "guide_slug" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_vehicle_id_created_at_idx" ON "chat_messages" USING btree ("vehicle_id","created_at");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_subject_check" CHECK (num_nonnulls("chat_messages"."diagnosis_id", "chat_messages"."vehicle_id", "chat_messages"."guide_slug") = 1);--> statement-breakpoint
-- A diagnosis is one's own; a vehicle may be another's that is shared, and is one that is seen.
DROP TRIGGER chat_messages_same_owner ON chat_messages;
--> statement-breakpoint
CREATE TRIGGER chat_messages_same_owner BEFORE INSERT OR UPDATE ON chat_messages
  FOR EACH ROW WHEN (NEW.vehicle_id IS NULL) EXECUTE FUNCTION same_owner();
--> statement-breakpoint
DROP POLICY own_rows ON chat_messages;
--> statement-breakpoint
CREATE POLICY own_rows ON chat_messages TO app_user
  USING (user_id = (SELECT app_user_id()))
  WITH CHECK (
    user_id = (SELECT app_user_id())
    AND (vehicle_id IS NULL OR EXISTS (SELECT 1 FROM vehicles v WHERE v.id = chat_messages.vehicle_id))
  );

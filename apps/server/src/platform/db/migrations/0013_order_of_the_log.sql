DROP INDEX "files_vehicle_id_created_at_idx";--> statement-breakpoint
DROP INDEX "log_entries_vehicle_id_date_idx";--> statement-breakpoint
CREATE INDEX "files_vehicle_id_created_at_idx" ON "files" USING btree ("vehicle_id","created_at","id");--> statement-breakpoint
CREATE INDEX "log_entries_vehicle_id_date_idx" ON "log_entries" USING btree ("vehicle_id","date","created_at","id") WHERE deleted_at is null;
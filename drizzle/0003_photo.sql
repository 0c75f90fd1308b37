CREATE TABLE "profile_pictures" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"last_stamp" bigint NOT NULL,
	"current_stamp" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
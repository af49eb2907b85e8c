// Objects of the platform that keep a position, a date or a digest, used by two threads without a lock.
import java.security.MessageDigest;
import java.util.Calendar;
import java.util.Date;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

public class Main {
    static final Calendar calendar = Calendar.getInstance();
    static final Date last = new Date();
    static final Matcher matcher = Pattern.compile("[a-z]+").matcher("some words");
    static final StringTokenizer words = new StringTokenizer("some words");
    static final CRC32 crc = new CRC32();
    static MessageDigest digest;

    static void work(byte[] data) {
        calendar.setTimeInMillis(data.length); // RACE! c
        System.out.println(calendar.get(Calendar.YEAR)); // RACE! c
        last.setTime(data.length); // RACE! d
        System.out.println(last.getTime()); // RACE! d
        if (matcher.find()) { // RACE! m
            System.out.println(matcher.group()); // RACE! m
        }
        if (words.hasMoreTokens()) { // RACE! w
            System.out.println(words.nextToken()); // RACE! w
        }
        crc.update(data, 0, data.length); // RACE! r
        System.out.println(crc.getValue()); // RACE! r
        digest.update(data); // RACE! g
        System.out.println(digest.digest().length); // RACE! g
    }

    public static void main(String[] args) throws Exception {
        digest = MessageDigest.getInstance("MD5");
        for (int i = 0; i < 2; i++) {
            new Thread(() -> work(new byte[10])).start();
        }
    }
}

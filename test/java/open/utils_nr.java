// The same helpers with buffers of their own.
// heddle: --open
import java.util.Random;
public final class Main {
    private static final Random random = new Random();
    private static String lastError;
    private Main() {}
    public static String hex(int v) {
        char[] buffer = new char[8];
        for (int i = 7; i >= 0; i--) {
            buffer[i] = Character.forDigit(v & 15, 16);
            v >>>= 4;
        }
        return new String(buffer, 0, 8);
    }
    public static int next() {
        return random.nextInt();
    }
    public static synchronized void fail(String e) { lastError = e; }
    public static synchronized String lastError() { return lastError; }
}

// The filler goes on with the buffer that it has given away.
import java.util.concurrent.Exchanger;
public class Main {
    static class Buffer { int size; }
    static final Exchanger<Buffer> exchanger = new Exchanger<>();
    public static void main(String[] args) {
        new Thread(() -> {
            Buffer b = new Buffer();
            try {
                for (int i = 0; i < 10; i++) {
                    b.size++; // RACE! s
                    exchanger.exchange(b);
                }
            } catch (InterruptedException e) { }
        }).start();
        new Thread(() -> {
            Buffer b = new Buffer();
            try {
                for (int i = 0; i < 10; i++) {
                    b = exchanger.exchange(b);
                    b.size = 0; // RACE! s
                }
            } catch (InterruptedException e) { }
        }).start();
    }
}

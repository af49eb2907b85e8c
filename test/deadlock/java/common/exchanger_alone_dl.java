import java.util.concurrent.Exchanger;

public class ExchangerAlone {
    public static void main(String[] args) throws Exception {
        Exchanger<String> ex = new Exchanger<>();
        Thread a = new Thread(() -> {
            try {
                System.out.println("a got " + ex.exchange("from a")); // DEADLOCK!
            } catch (InterruptedException e) { }
        });
        a.start();
        a.join(); // DEADLOCK
    }
}

import java.util.concurrent.Exchanger;

public class ExchangerAlone {
    public static void main(String[] args) throws Exception {
        Exchanger<String> ex = new Exchanger<>();
        Thread a = new Thread(() -> {
            try {
                System.out.println("a got " + ex.exchange("from a"));
            } catch (InterruptedException e) { }
        });
        a.start();
        Thread b = new Thread(() -> {
            try {
                System.out.println("b got " + ex.exchange("from b"));
            } catch (InterruptedException e) { }
        });
        b.start();
        b.join();
        a.join();
    }
}

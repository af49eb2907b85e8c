// Seats of a theatre: booking is synchronised, the sign at the door and the overbooking check are not.
import java.util.ArrayList;
import java.util.List;
class Hall {
    private final boolean[] taken;
    private int sold;
    private String lastBuyer;
    Hall(int seats) {
        taken = new boolean[seats];
    }
    synchronized int book(String buyer) {
        for (int i = 0; i < taken.length; i++) {
            if (!taken[i]) {
                taken[i] = true;
                sold++; // RACE! s
                lastBuyer = buyer; // RACE! l
                return i;
            }
        }
        return -1;
    }
    synchronized void cancel(int seat) {
        taken[seat] = false;
        sold--; // RACE! s
    }
    boolean isFull() {
        return sold >= taken.length; // RACE! s
    }
    String sign() {
        return lastBuyer == null ? "free" : lastBuyer; // RACE! l
    }
}
class Cashier implements Runnable {
    private final Hall hall;
    private final int number;
    Cashier(Hall hall, int number) {
        this.hall = hall;
        this.number = number;
    }
    @Override
    public void run() {
        List<Integer> mine = new ArrayList<>();
        while (!hall.isFull()) {
            int seat = hall.book("customer of " + number);
            if (seat < 0) {
                break;
            }
            mine.add(seat);
            if (mine.size() % 7 == 0) {
                hall.cancel(mine.remove(0));
            }
        }
        System.out.println(number + " sold " + mine.size());
    }
}
public class Main {
    public static void main(String[] args) throws Exception {
        Hall hall = new Hall(60);
        Thread[] desk = new Thread[3];
        for (int i = 0; i < desk.length; i++) {
            desk[i] = new Thread(new Cashier(hall, i));
            desk[i].start();
        }
        System.out.println(hall.sign());
        for (Thread t : desk) {
            t.join();
        }
        System.out.println(hall.sign());
    }
}

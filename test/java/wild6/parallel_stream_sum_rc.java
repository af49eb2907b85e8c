// forEach on a parallel stream adds to a field and a plain map.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static class Order {
        final String customer;
        final int amount;

        Order(String customer, int amount) {
            this.customer = customer;
            this.amount = amount;
        }
    }

    private int total;
    private final Map<String, Integer> perCustomer = new HashMap<>();

    void count(List<Order> orders) {
        orders.parallelStream().forEach(o -> {
            total += o.amount; // RACE! t
            perCustomer.merge(o.customer, o.amount, Integer::sum); // RACE! m
        });
        System.out.println(total + " " + perCustomer.size());
    }

    public static void main(String[] args) {
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < 100; i++)
            orders.add(new Order("c" + i % 7, i));
        new Main().count(orders);
    }
}
